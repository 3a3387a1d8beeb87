// Generated from contract/openapi.yaml by `pnpm generate`. Do not edit.
/** Field kinds, relations, ids inside values, and searchable fields (key in the filter text to field path) of every entity. */
export const entities = {
  "Addressee": {
    "fields": {
      "id": "integer",
      "customerId": "integer",
      "userId": "integer",
      "name": "string",
      "email": "string",
      "phone": "string",
      "channel": "string",
      "topic": "string",
      "active": "boolean",
      "createdAt": "date-time"
    },
    "relations": {
      "Customer": {
        "model": "Customer",
        "type": "belongsTo",
        "foreignKey": "customerId"
      },
      "DashUser": {
        "model": "DashUser",
        "type": "belongsTo",
        "foreignKey": "userId"
      }
    },
    "references": {},
    "searchable": {
      "id": "id",
      "name": "name",
      "email": "email",
      "phone": "phone",
      "topic": "topic",
      "companyName": "Customer.companyName"
    }
  },
  "ApiKey": {
    "fields": {
      "id": "integer",
      "name": "string",
      "apikey": "string",
      "scope": "string",
      "expiresAt": "date-time",
      "userId": "integer",
      "customerId": "integer",
      "createdAt": "date-time",
      "lastUsedAt": "date-time"
    },
    "relations": {},
    "references": {},
    "searchable": {
      "name": "name"
    }
  },
  "Asset": {
    "fields": {
      "id": "integer",
      "customerId": "integer",
      "kind": "string",
      "recordId": "integer",
      "name": "string",
      "description": "string",
      "createdAt": "date-time"
    },
    "relations": {
      "Customer": {
        "model": "Customer",
        "type": "belongsTo",
        "foreignKey": "customerId"
      }
    },
    "references": {
      "recordId": {
        "kindField": "kind",
        "models": {
          "tracking_number": "OpNumber",
          "receiving_number": "ReceivingNumber",
          "tracking_source": "TrackingSource",
          "sip_gateway": "SipGateway",
          "call": "CallLog",
          "voice_menu": "Ivr",
          "user": "DashUser"
        }
      }
    },
    "searchable": {
      "id": "id",
      "name": "name",
      "kind": "kind",
      "description": "description"
    }
  },
  "AuditLog": {
    "fields": {
      "id": "integer",
      "endpoint": "string",
      "method": "string",
      "ip": "string",
      "userAgent": "string",
      "userId": "integer",
      "actedById": "integer",
      "customerId": "integer",
      "statusCode": "integer",
      "affected": "integer",
      "recordId": "integer",
      "recordName": "string",
      "changes": "array",
      "rows": "array",
      "movements": "array",
      "reason": "string",
      "forCustomerId": "integer",
      "createdAt": "date-time"
    },
    "relations": {
      "DashUser": {
        "model": "DashUser",
        "type": "belongsTo",
        "foreignKey": "userId"
      },
      "actedBy": {
        "model": "DashUser",
        "type": "belongsTo",
        "foreignKey": "actedById"
      },
      "Customer": {
        "model": "Customer",
        "type": "belongsTo",
        "foreignKey": "customerId"
      },
      "forCustomer": {
        "model": "Customer",
        "type": "belongsTo",
        "foreignKey": "forCustomerId"
      }
    },
    "references": {},
    "searchable": {
      "endpoint": "endpoint",
      "userAgent": "userAgent",
      "ip": "ip",
      "userId": "userId",
      "method": "method"
    }
  },
  "BlacklistNumber": {
    "fields": {
      "id": "integer",
      "customerId": "integer",
      "number": "string",
      "description": "string",
      "createdAt": "date-time"
    },
    "relations": {
      "Customer": {
        "model": "Customer",
        "type": "belongsTo",
        "foreignKey": "customerId"
      }
    },
    "references": {},
    "searchable": {
      "number": "number",
      "description": "description"
    }
  },
  "CallLog": {
    "fields": {
      "id": "integer",
      "callId": "string",
      "customerId": "integer",
      "direction": "string",
      "status": "string",
      "startedAt": "date-time",
      "answeredAt": "date-time",
      "endedAt": "date-time",
      "ringSeconds": "integer",
      "talkSeconds": "integer",
      "callerNumber": "string",
      "trackingNumber": "string",
      "receivingNumber": "string",
      "trackingSourceId": "integer",
      "sip_gatewayId": "integer",
      "caller_contactId": "integer",
      "recordingId": "integer",
      "charge": "number",
      "currency": "string",
      "firstTimeCaller": "boolean",
      "metrics": "date-time",
      "phonebookName": "string",
      "PhonebookCity": "string",
      "PhonebookState": "string",
      "PhonebookCountry": "string",
      "trackingSourceName": "string",
      "routingAddress": "string",
      "legs": "array",
      "handling": "string",
      "handledBy": "integer",
      "handledAt": "date-time"
    },
    "relations": {
      "Customer": {
        "model": "Customer",
        "type": "belongsTo",
        "foreignKey": "customerId"
      },
      "PhoneBook": {
        "model": "PhoneBook",
        "type": "belongsTo",
        "foreignKey": "caller_contactId"
      },
      "TrackingSource": {
        "model": "TrackingSource",
        "type": "belongsTo",
        "foreignKey": "trackingSourceId"
      },
      "SipGateway": {
        "model": "SipGateway",
        "type": "belongsTo",
        "foreignKey": "sip_gatewayId"
      },
      "handler": {
        "model": "DashUser",
        "type": "belongsTo",
        "foreignKey": "handledBy"
      }
    },
    "references": {},
    "searchable": {
      "phonebookName": "phonebookName",
      "PhonebookCity": "PhonebookCity",
      "PhonebookState": "PhonebookState",
      "PhonebookCountry": "PhonebookCountry",
      "trackingSourceName": "trackingSourceName",
      "routingAddress": "routingAddress",
      "receivingNumber": "receivingNumber",
      "callerNumber": "callerNumber",
      "trackingNumber": "trackingNumber",
      "metrics": "metrics",
      "handling": "handling"
    }
  },
  "CallLogSupport": {
    "fields": {
      "id": "integer",
      "callId": "string",
      "customerId": "integer",
      "companyName": "string",
      "direction": "string",
      "status": "string",
      "startedAt": "date-time",
      "answeredAt": "date-time",
      "endedAt": "date-time",
      "ringSeconds": "integer",
      "talkSeconds": "integer",
      "callerNumber": "string",
      "trackingNumber": "string",
      "receivingNumber": "string",
      "recordingId": "integer",
      "charge": "number",
      "currency": "string",
      "firstTimeCaller": "boolean",
      "metrics": "date-time",
      "phonebookName": "string",
      "PhonebookCity": "string",
      "PhonebookState": "string",
      "PhonebookCountry": "string",
      "trackingSourceName": "string",
      "routingAddress": "string",
      "handling": "string",
      "handledBy": "integer",
      "handledAt": "date-time",
      "hangupCause": "string"
    },
    "relations": {},
    "references": {},
    "searchable": {
      "phonebookName": "phonebookName",
      "PhonebookCity": "PhonebookCity",
      "PhonebookState": "PhonebookState",
      "PhonebookCountry": "PhonebookCountry",
      "trackingSourceName": "trackingSourceName",
      "routingAddress": "routingAddress",
      "receivingNumber": "receivingNumber",
      "callerNumber": "callerNumber",
      "trackingNumber": "trackingNumber",
      "metrics": "metrics",
      "handling": "handling"
    }
  },
  "Customer": {
    "fields": {
      "id": "integer",
      "companyName": "string",
      "companyId": "string",
      "firstName": "string",
      "lastName": "string",
      "vatNumber": "string",
      "billingEmail": "string",
      "contactEmail": "string",
      "phone": "string",
      "website": "string",
      "industry": "string",
      "currency": "string",
      "accounting_type": "string",
      "BusinessAddress": "object",
      "autoTopUp": "object",
      "autoTopUpProblem": "object",
      "billingId": "string",
      "balance": "number",
      "state": "string",
      "termsVersion": "integer",
      "termsAcceptedAt": "date-time",
      "agreements": "object",
      "createdAt": "date-time"
    },
    "relations": {},
    "references": {},
    "searchable": {
      "firstName": "firstName",
      "lastName": "lastName",
      "vatNumber": "vatNumber",
      "companyName": "companyName",
      "companyId": "companyId",
      "billingEmail": "billingEmail"
    }
  },
  "CustomerProductsRel": {
    "fields": {
      "id": "integer",
      "customerId": "integer",
      "productId": "integer",
      "subscriptionId": "integer",
      "createdAt": "date-time"
    },
    "relations": {
      "Customer": {
        "model": "Customer",
        "type": "belongsTo",
        "foreignKey": "customerId"
      },
      "Product": {
        "model": "Product",
        "type": "belongsTo",
        "foreignKey": "productId"
      }
    },
    "references": {},
    "searchable": {}
  },
  "DashRole": {
    "fields": {
      "id": "integer",
      "name": "string",
      "description": "string",
      "customerId": "integer",
      "createdAt": "date-time"
    },
    "relations": {
      "GuiVisibilities": {
        "model": "GuiVisibility",
        "type": "hasMany",
        "foreignKey": "roleId"
      },
      "principals": {
        "model": "DashRoleMapping",
        "type": "hasMany",
        "foreignKey": "roleId"
      }
    },
    "references": {},
    "searchable": {
      "name": "name",
      "description": "description"
    }
  },
  "DashRoleMapping": {
    "fields": {
      "id": "integer",
      "principalType": "string",
      "principalId": "integer",
      "roleId": "integer"
    },
    "relations": {
      "DashRole": {
        "model": "DashRole",
        "type": "belongsTo",
        "foreignKey": "roleId"
      }
    },
    "references": {},
    "searchable": {
      "principalType": "principalType",
      "role": "DashRole.name"
    }
  },
  "DashUser": {
    "fields": {
      "id": "integer",
      "username": "string",
      "email": "string",
      "firstName": "string",
      "lastName": "string",
      "phone": "string",
      "customerId": "integer",
      "uiSettings": "string",
      "isSuperAdmin": "boolean",
      "emailVerified": "boolean",
      "lastLoginAt": "date-time",
      "createdAt": "date-time"
    },
    "relations": {
      "Customer": {
        "model": "Customer",
        "type": "belongsTo",
        "foreignKey": "customerId"
      },
      "DashRoleMapping": {
        "model": "DashRoleMapping",
        "type": "hasMany",
        "foreignKey": "principalId"
      }
    },
    "references": {},
    "searchable": {
      "username": "username",
      "email": "email",
      "customerId": "customerId",
      "id": "id"
    }
  },
  "Dialog": {
    "fields": {
      "id": "integer",
      "callId": "string",
      "fromUri": "string",
      "toUri": "string",
      "state": "string",
      "startedAt": "date-time",
      "durationSeconds": "integer",
      "sip_gatewayId": "integer",
      "customerId": "integer"
    },
    "relations": {
      "Customer": {
        "model": "Customer",
        "type": "belongsTo",
        "foreignKey": "customerId"
      },
      "SipGateway": {
        "model": "SipGateway",
        "type": "belongsTo",
        "foreignKey": "sip_gatewayId"
      }
    },
    "references": {},
    "searchable": {
      "callId": "callId",
      "fromUri": "fromUri",
      "toUri": "toUri",
      "state": "state"
    }
  },
  "Document": {
    "fields": {
      "id": "integer",
      "customerId": "integer",
      "name": "string",
      "kind": "string",
      "type": "string",
      "size": "integer",
      "url": "string",
      "createdAt": "date-time"
    },
    "relations": {
      "Customer": {
        "model": "Customer",
        "type": "belongsTo",
        "foreignKey": "customerId"
      }
    },
    "references": {},
    "searchable": {
      "id": "id",
      "name": "name",
      "kind": "kind",
      "companyName": "Customer.companyName"
    }
  },
  "GuiPermission": {
    "fields": {
      "id": "integer",
      "name": "string",
      "readable": "boolean",
      "writeable": "boolean"
    },
    "relations": {},
    "references": {},
    "searchable": {
      "name": "name"
    }
  },
  "GuiSection": {
    "fields": {
      "id": "integer",
      "name": "string"
    },
    "relations": {},
    "references": {},
    "searchable": {
      "name": "name"
    }
  },
  "GuiVisibility": {
    "fields": {
      "id": "integer",
      "roleId": "integer",
      "guiSectionId": "integer",
      "guiPermissionId": "integer"
    },
    "relations": {
      "GuiSection": {
        "model": "GuiSection",
        "type": "belongsTo",
        "foreignKey": "guiSectionId"
      },
      "GuiPermission": {
        "model": "GuiPermission",
        "type": "belongsTo",
        "foreignKey": "guiPermissionId"
      }
    },
    "references": {},
    "searchable": {
      "section": "GuiSection.name",
      "permission": "GuiPermission.name"
    }
  },
  "Ivr": {
    "fields": {
      "id": "integer",
      "customerId": "integer",
      "name": "string",
      "description": "string",
      "status": "string",
      "greeting": "object",
      "timeoutSeconds": "integer",
      "maxAttempts": "integer",
      "version": "integer",
      "valid": "boolean",
      "errors": "array",
      "createdAt": "date-time",
      "updatedAt": "date-time"
    },
    "relations": {
      "Customer": {
        "model": "Customer",
        "type": "belongsTo",
        "foreignKey": "customerId"
      },
      "Actions": {
        "model": "IvrAction",
        "type": "hasMany",
        "foreignKey": "ivrId"
      }
    },
    "references": {},
    "searchable": {
      "name": "name",
      "description": "description",
      "status": "status"
    }
  },
  "IvrAction": {
    "fields": {
      "id": "integer",
      "ivrId": "integer",
      "key": "string",
      "kind": "string",
      "target": "string",
      "label": "string",
      "position": "integer"
    },
    "relations": {},
    "references": {
      "target": {
        "kindField": "kind",
        "models": {
          "dial_gateway": "SipGateway",
          "voice_menu": "Ivr"
        }
      }
    },
    "searchable": {
      "key": "key",
      "kind": "kind",
      "label": "label",
      "target": "target"
    }
  },
  "Language": {
    "fields": {
      "id": "integer",
      "code": "string",
      "name": "string",
      "nativeName": "string"
    },
    "relations": {},
    "references": {},
    "searchable": {
      "name": "name",
      "nativeName": "nativeName",
      "code": "code"
    }
  },
  "LightCallLog": {
    "fields": {
      "id": "integer",
      "customerId": "integer",
      "direction": "string",
      "status": "string",
      "startedAt": "date-time",
      "talkSeconds": "integer",
      "callerNumber": "string",
      "trackingNumber": "string",
      "receivingNumber": "string",
      "trackingSourceId": "integer",
      "charge": "number",
      "firstTimeCaller": "boolean"
    },
    "relations": {},
    "references": {},
    "searchable": {
      "callerNumber": "callerNumber",
      "trackingNumber": "trackingNumber",
      "receivingNumber": "receivingNumber"
    }
  },
  "Mainteinance": {
    "fields": {
      "id": "integer",
      "title": "string",
      "description": "string",
      "serviceProviderId": "integer",
      "impact": "string",
      "status": "string",
      "startsAt": "date-time",
      "endsAt": "date-time",
      "createdAt": "date-time"
    },
    "relations": {
      "ServiceProvider": {
        "model": "ServiceProvider",
        "type": "belongsTo",
        "foreignKey": "serviceProviderId"
      }
    },
    "references": {},
    "searchable": {
      "id": "id",
      "title": "title",
      "description": "description",
      "status": "status",
      "provider": "ServiceProvider.name"
    }
  },
  "Observer": {
    "fields": {
      "id": "integer",
      "versionId": "integer",
      "userId": "integer",
      "createdAt": "date-time"
    },
    "relations": {
      "DashUser": {
        "model": "DashUser",
        "type": "belongsTo",
        "foreignKey": "userId"
      }
    },
    "references": {},
    "searchable": {
      "id": "id",
      "username": "DashUser.username",
      "email": "DashUser.email"
    }
  },
  "OpNumber": {
    "fields": {
      "id": "integer",
      "customerId": "integer",
      "tracking_number": "string",
      "description": "string",
      "companyId": "string",
      "numberType": "string",
      "country": "string",
      "state": "string",
      "city": "string",
      "areaCode": "string",
      "status": "string",
      "receiving_numberId": "integer",
      "sip_gatewayId": "integer",
      "tracking_sourceId": "integer",
      "routing_actionId": "integer",
      "routing_action": "string",
      "monthlyPrice": "number",
      "totalCalls": "integer",
      "lastCallAt": "date-time",
      "createdAt": "date-time",
      "restorableUntil": "date-time"
    },
    "relations": {
      "Customer": {
        "model": "Customer",
        "type": "belongsTo",
        "foreignKey": "customerId"
      },
      "ReceivingNumber": {
        "model": "ReceivingNumber",
        "type": "belongsTo",
        "foreignKey": "receiving_numberId"
      },
      "SipGateway": {
        "model": "SipGateway",
        "type": "belongsTo",
        "foreignKey": "sip_gatewayId"
      },
      "TrackingSource": {
        "model": "TrackingSource",
        "type": "belongsTo",
        "foreignKey": "tracking_sourceId"
      },
      "RoutingAction": {
        "model": "RoutingAction",
        "type": "belongsTo",
        "foreignKey": "routing_actionId"
      }
    },
    "references": {},
    "searchable": {
      "tracking_number": "tracking_number",
      "description": "description",
      "trackingSourceName": "TrackingSource.name",
      "companyId": "companyId",
      "receivingNumber": "ReceivingNumber.number",
      "routingAddress": "SipGateway.address",
      "routing_action": "routing_action"
    }
  },
  "PaymentMethod": {
    "fields": {
      "id": "integer",
      "customerId": "integer",
      "token": "string",
      "payment_id": "string",
      "primary": "boolean",
      "brand": "string",
      "last4": "string",
      "expMonth": "integer",
      "expYear": "integer",
      "holderName": "string",
      "createdAt": "date-time"
    },
    "relations": {
      "Customer": {
        "model": "Customer",
        "type": "belongsTo",
        "foreignKey": "customerId"
      }
    },
    "references": {},
    "searchable": {
      "id": "id",
      "brand": "brand",
      "last4": "last4",
      "holderName": "holderName",
      "customerId": "customerId"
    }
  },
  "PaymentTransaction": {
    "fields": {
      "id": "integer",
      "customerId": "integer",
      "productId": "integer",
      "description": "string",
      "cardType": "string",
      "transactionType": "string",
      "category": "string",
      "amount": "number",
      "balanceAfter": "number",
      "status": "string",
      "refundedAmount": "number",
      "refundOfId": "integer",
      "discountOfId": "integer",
      "invoiceNumber": "string",
      "last4": "string",
      "isAutomatic": "boolean",
      "transactionDate": "date-time"
    },
    "relations": {
      "Customer": {
        "model": "Customer",
        "type": "belongsTo",
        "foreignKey": "customerId"
      },
      "Product": {
        "model": "Product",
        "type": "belongsTo",
        "foreignKey": "productId"
      }
    },
    "references": {},
    "searchable": {
      "description": "description",
      "cardType": "cardType",
      "transactionType": "transactionType",
      "amount": "amount",
      "category": "category"
    }
  },
  "PhoneBook": {
    "fields": {
      "id": "integer",
      "customerId": "integer",
      "number": "string",
      "name": "string",
      "company": "string",
      "email": "string",
      "street": "string",
      "city": "string",
      "state": "string",
      "country": "string",
      "notes": "string",
      "blocked": "boolean",
      "createdAt": "date-time"
    },
    "relations": {},
    "references": {},
    "searchable": {
      "name": "name",
      "number": "number",
      "company": "company",
      "email": "email",
      "city": "city",
      "state": "state",
      "country": "country"
    }
  },
  "PriceDiscount": {
    "fields": {
      "id": "integer",
      "productId": "integer",
      "percent": "number",
      "from": "date-time",
      "until": "date-time"
    },
    "relations": {
      "Product": {
        "model": "Product",
        "type": "belongsTo",
        "foreignKey": "productId"
      }
    },
    "references": {},
    "searchable": {
      "id": "id",
      "product": "Product.name",
      "percent": "percent"
    }
  },
  "Product": {
    "fields": {
      "id": "integer",
      "code": "string",
      "name": "string",
      "description": "string",
      "kind": "string",
      "tier": "string",
      "recur": "string",
      "price": "number",
      "currency": "string",
      "currencySymbol": "string",
      "walletBaseline": "number",
      "active": "boolean"
    },
    "relations": {
      "variations": {
        "model": "ProductVariation",
        "type": "hasMany",
        "foreignKey": "productId"
      }
    },
    "references": {},
    "searchable": {
      "id": "id",
      "code": "code",
      "name": "name",
      "description": "description",
      "kind": "kind",
      "tier": "tier"
    }
  },
  "ProductVariation": {
    "fields": {
      "id": "integer",
      "productId": "integer",
      "name": "string",
      "description": "string",
      "currency": "string",
      "currencySymbol": "string",
      "price": "number",
      "recur": "string",
      "walletBaseline": "number",
      "active": "boolean"
    },
    "relations": {
      "Product": {
        "model": "Product",
        "type": "belongsTo",
        "foreignKey": "productId"
      }
    },
    "references": {},
    "searchable": {
      "id": "id",
      "name": "name",
      "description": "description",
      "currency": "currency",
      "recur": "recur",
      "productId": "productId",
      "product": "Product.name"
    }
  },
  "ReceivingNumber": {
    "fields": {
      "id": "integer",
      "customerId": "integer",
      "number": "string",
      "description": "string",
      "companyId": "string",
      "tracking_number": "string",
      "totalCalls": "integer",
      "createdAt": "date-time"
    },
    "relations": {
      "Customer": {
        "model": "Customer",
        "type": "belongsTo",
        "foreignKey": "customerId"
      }
    },
    "references": {},
    "searchable": {
      "number": "number",
      "description": "description",
      "companyId": "companyId",
      "tracking_number": "tracking_number",
      "totalCalls": "totalCalls"
    }
  },
  "RedisSubscription": {
    "fields": {
      "id": "integer",
      "customerId": "integer",
      "userId": "integer",
      "channel": "string",
      "topic": "string",
      "connectionId": "string",
      "subscribedAt": "date-time",
      "lastMessageAt": "date-time"
    },
    "relations": {
      "Customer": {
        "model": "Customer",
        "type": "belongsTo",
        "foreignKey": "customerId"
      },
      "DashUser": {
        "model": "DashUser",
        "type": "belongsTo",
        "foreignKey": "userId"
      }
    },
    "references": {},
    "searchable": {
      "id": "id",
      "channel": "channel",
      "topic": "topic",
      "username": "DashUser.username"
    }
  },
  "RoutingAction": {
    "fields": {
      "id": "integer",
      "customerId": "integer",
      "name": "string",
      "type": "string",
      "targets": "array",
      "ringSeconds": "integer",
      "recordCalls": "boolean",
      "whisper": "string",
      "createdAt": "date-time"
    },
    "relations": {
      "Customer": {
        "model": "Customer",
        "type": "belongsTo",
        "foreignKey": "customerId"
      }
    },
    "references": {
      "targets.target": {
        "kindField": "kind",
        "models": {
          "receiving_number": "ReceivingNumber",
          "sip_gateway": "SipGateway",
          "voice_menu": "Ivr"
        }
      }
    },
    "searchable": {
      "name": "name",
      "type": "type",
      "whisper": "whisper"
    }
  },
  "Service": {
    "fields": {
      "id": "integer",
      "code": "string",
      "name": "string",
      "description": "string",
      "enabled": "boolean"
    },
    "relations": {},
    "references": {},
    "searchable": {
      "name": "name",
      "code": "code",
      "description": "description"
    }
  },
  "ServiceProvider": {
    "fields": {
      "id": "integer",
      "name": "string",
      "kind": "string",
      "country": "string",
      "website": "string",
      "supportEmail": "string",
      "supportPhone": "string",
      "status": "string",
      "createdAt": "date-time"
    },
    "relations": {},
    "references": {},
    "searchable": {
      "id": "id",
      "name": "name",
      "kind": "kind",
      "country": "country",
      "supportEmail": "supportEmail",
      "status": "status"
    }
  },
  "SipGateway": {
    "fields": {
      "id": "integer",
      "customerId": "integer",
      "name": "string",
      "address": "string",
      "port": "integer",
      "transport": "string",
      "type": "string",
      "digitsStrip": "integer",
      "prefix": "string",
      "description": "string",
      "enabled": "boolean",
      "position": "integer",
      "defaultOutbound": "boolean",
      "health": "string",
      "checkedAt": "date-time",
      "createdAt": "date-time"
    },
    "relations": {
      "Customer": {
        "model": "Customer",
        "type": "belongsTo",
        "foreignKey": "customerId"
      }
    },
    "references": {},
    "searchable": {
      "name": "name",
      "address": "address",
      "port": "port",
      "type": "type",
      "digitsStrip": "digitsStrip",
      "description": "description"
    }
  },
  "Subscription": {
    "fields": {
      "id": "integer",
      "customerId": "integer",
      "productId": "integer",
      "variationId": "integer",
      "quantity": "integer",
      "status": "string",
      "startedAt": "date-time",
      "renewsAt": "date-time",
      "cancelledAt": "date-time"
    },
    "relations": {
      "Customer": {
        "model": "Customer",
        "type": "belongsTo",
        "foreignKey": "customerId"
      },
      "Product": {
        "model": "Product",
        "type": "belongsTo",
        "foreignKey": "productId"
      },
      "ProductVariation": {
        "model": "ProductVariation",
        "type": "belongsTo",
        "foreignKey": "variationId"
      }
    },
    "references": {},
    "searchable": {
      "id": "id",
      "product": "Product.name",
      "companyName": "Customer.companyName",
      "status": "status"
    }
  },
  "SystemSetting": {
    "fields": {
      "id": "integer",
      "key": "string",
      "payload": "object",
      "updatedAt": "date-time"
    },
    "relations": {},
    "references": {},
    "searchable": {
      "key": "key"
    }
  },
  "Template": {
    "fields": {
      "id": "integer",
      "customerId": "integer",
      "userId": "integer",
      "name": "string",
      "kind": "string",
      "resource": "string",
      "definition": "object",
      "sharedWith": "array",
      "createdAt": "date-time"
    },
    "relations": {},
    "references": {},
    "searchable": {
      "name": "name",
      "kind": "kind",
      "resource": "resource"
    }
  },
  "Ticket": {
    "fields": {
      "id": "integer",
      "customerId": "integer",
      "subject": "string",
      "priority": "string",
      "ownerId": "integer",
      "stateId": "integer",
      "state": "string",
      "versionId": "integer",
      "versionNumber": "integer",
      "createdBy": "integer",
      "createdAt": "date-time",
      "updatedAt": "date-time"
    },
    "relations": {
      "Customer": {
        "model": "Customer",
        "type": "belongsTo",
        "foreignKey": "customerId"
      },
      "owner": {
        "model": "DashUser",
        "type": "belongsTo",
        "foreignKey": "ownerId"
      },
      "creator": {
        "model": "DashUser",
        "type": "belongsTo",
        "foreignKey": "createdBy"
      },
      "versions": {
        "model": "TicketVersion",
        "type": "hasMany",
        "foreignKey": "ticketId"
      }
    },
    "references": {},
    "searchable": {
      "id": "id",
      "subject": "subject",
      "state": "state",
      "priority": "priority",
      "owner": "owner.username",
      "ownerId": "ownerId",
      "createdBy": "creator.username"
    }
  },
  "TicketAttachment": {
    "fields": {
      "id": "integer",
      "versionId": "integer",
      "name": "string",
      "type": "string",
      "size": "integer",
      "url": "string",
      "createdAt": "date-time"
    },
    "relations": {},
    "references": {},
    "searchable": {}
  },
  "TicketNotification": {
    "fields": {
      "id": "integer",
      "versionId": "integer",
      "channel": "string",
      "to": "string",
      "text": "string",
      "status": "string",
      "createdAt": "date-time",
      "sentAt": "date-time"
    },
    "relations": {},
    "references": {},
    "searchable": {}
  },
  "TicketVersion": {
    "fields": {
      "id": "integer",
      "ticketId": "integer",
      "number": "integer",
      "title": "string",
      "body": "string",
      "priority": "string",
      "ownerId": "integer",
      "stateId": "integer",
      "state": "string",
      "assetIds": "array",
      "createdBy": "integer",
      "createdAt": "date-time"
    },
    "relations": {
      "owner": {
        "model": "DashUser",
        "type": "belongsTo",
        "foreignKey": "ownerId"
      },
      "creator": {
        "model": "DashUser",
        "type": "belongsTo",
        "foreignKey": "createdBy"
      },
      "attachments": {
        "model": "TicketAttachment",
        "type": "hasMany",
        "foreignKey": "versionId"
      },
      "notifications": {
        "model": "TicketNotification",
        "type": "hasMany",
        "foreignKey": "versionId"
      },
      "observers": {
        "model": "Observer",
        "type": "hasMany",
        "foreignKey": "versionId"
      }
    },
    "references": {},
    "searchable": {
      "title": "title",
      "body": "body",
      "state": "state",
      "priority": "priority"
    }
  },
  "TrackingSource": {
    "fields": {
      "id": "integer",
      "customerId": "integer",
      "name": "string",
      "description": "string",
      "companyId": "string",
      "type": "string",
      "monthlyCost": "number",
      "callValue": "number",
      "totalCalls": "integer",
      "createdAt": "date-time"
    },
    "relations": {
      "Customer": {
        "model": "Customer",
        "type": "belongsTo",
        "foreignKey": "customerId"
      }
    },
    "references": {},
    "searchable": {
      "name": "name",
      "description": "description",
      "companyId": "companyId",
      "type": "type"
    }
  },
  "VerificationToken": {
    "fields": {
      "id": "integer",
      "userId": "integer",
      "email": "string",
      "type": "string",
      "token": "string",
      "createdAt": "date-time",
      "expiresAt": "date-time",
      "usedAt": "date-time"
    },
    "relations": {},
    "references": {},
    "searchable": {
      "email": "email",
      "type": "type"
    }
  },
  "Whitelist": {
    "fields": {
      "id": "integer",
      "customerId": "integer",
      "ip": "string",
      "mask": "integer",
      "port": "integer",
      "proto": "string",
      "pattern": "string",
      "createdAt": "date-time"
    },
    "relations": {
      "Customer": {
        "model": "Customer",
        "type": "belongsTo",
        "foreignKey": "customerId"
      }
    },
    "references": {},
    "searchable": {
      "id": "id",
      "ip": "ip",
      "mask": "mask",
      "port": "port",
      "proto": "proto",
      "pattern": "pattern"
    }
  }
} as const
