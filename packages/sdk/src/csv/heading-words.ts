import type { ImportedEntity } from '@lineboard/contract/imports'

/** What files call the fields of a list, besides the names of the API and the labels of a screen: the likelier first. */
export type ImportWords = Readonly<Record<string, readonly string[]>>

// In English, German and Spanish, as address books, telephone systems and call-tracking services write them.
const phone = [
  ...['phone number', 'phone', 'primary phone', 'mobile phone', 'mobile', 'mobile number', 'cell', 'cell phone'],
  ...['business phone', 'work phone', 'business', 'work', 'work number', 'business number', 'phone work'],
  ...['phone mobile', 'phone cell', 'phone other', 'mobile telephone', 'office'],
  ...['office number', 'office phone', 'direct number', 'direct phone'],
  ...['company main phone', 'telephone', 'telephone number', 'tel', 'home phone', 'phone home', 'home number', 'home'],
  ...[
    'contact number',
    'caller id',
    'callerid',
    'caller number',
    'customer phone number',
    'number',
    'did',
    'e164',
    'cid',
  ],
  ...['telefonnummer', 'telefon', 'rufnummer', 'mobiltelefon', 'mobil', 'handy', 'telefon geschäftlich', 'festnetz'],
  ...['telefon (geschäftlich)', 'telefon (mobil)', 'telefon privat', 'telefon (privat)'],
  ...['teléfono', 'número de teléfono', 'teléfono móvil', 'móvil', 'celular', 'teléfono fijo', 'teléfono del trabajo'],
]
const company = [
  ...['company', 'company name', 'organization', 'organization name', 'organisation', 'account name', 'account'],
  ...[
    'associated company',
    'zugeordnetes unternehmen',
    'society',
    'employer',
    'firma',
    'firmenname',
    'unternehmen',
    'empresa',
    'compañía',
    'nombre de la empresa',
  ],
]
const email = [
  ...['email', 'email address', 'primary email', 'work email', 'business email', 'e-mail', 'mail', 'email 1'],
  ...['email work', 'email home', 'home email', 'personal email'],
  ...['e-mail-adresse', 'correo', 'correo electrónico', 'dirección de correo electrónico'],
]
const notes = [
  ...['notes', 'note', 'comment', 'comments', 'description', 'remarks', 'remark', 'memo', 'reason'],
  ...[
    'bemerkung',
    'bemerkungen',
    'notiz',
    'notizen',
    'kommentar',
    'beschreibung',
    'notas',
    'observaciones',
    'comentario',
  ],
]
const fullName = [
  ...['name', 'full name', 'display name', 'contact name', 'caller name', 'customer name', 'contact'],
  ...['vollständiger name', 'anzeigename', 'nombre completo', 'nombre para mostrar', 'nombre'],
]
const address = ['mailing', 'business', 'work', 'home', 'billing', 'primary']
const ofAddress = (...words: readonly string[]): string[] => [
  ...words,
  ...words.flatMap((word) => address.map((kind) => `${kind} ${word}`)),
]
const label = [
  ...['description', 'friendly name', 'number name', 'tracking number name', 'name', 'label', 'alias', 'nickname'],
  ...['display name', 'full name', 'user name', ...notes],
]

/** Words for the fields of each list that can be imported. */
export const importWords: Readonly<Record<ImportedEntity, ImportWords>> = {
  PhoneBook: {
    number: phone,
    name: fullName,
    company,
    email,
    notes,
    street: [
      ...ofAddress('street', 'address', 'street address', 'address street', 'address 1', 'street 1', 'address line 1'),
      ...['street address line 1', 'office address 1', 'straße', 'strasse', 'adresse', 'anschrift', 'calle'],
      ...['straße geschäftlich', 'dirección', 'domicilio'],
    ],
    city: [
      ...ofAddress('city', 'town', 'address city'),
      'ort',
      'stadt',
      'ort geschäftlich',
      'ort privat',
      'office city',
      'ciudad',
      'localidad',
      'población',
    ],
    state: [
      ...ofAddress('state', 'state/province', 'province', 'region', 'state/region', 'address state', 'address region'),
      ...['office state', 'bundesland', 'region geschäftlich', 'bundesland/kanton geschäftlich', 'region privat'],
      ...['provincia', 'estado'],
    ],
    country: [
      ...ofAddress('country', 'country/region', 'country code', 'address country'),
      'office country',
      'land',
      'land/region geschäftlich',
      'land/region',
      'land/region privat',
      'ländercode',
      'país',
    ],
  },
  OpNumber: {
    tracking_number: [
      ...['tracking number', 'tracking phone number', 'tracking phone', 'tracking line', 'call tracking number'],
      ...['telephone number', 'full number', 'msisdn', 'did number', 'tn', ...phone],
    ],
    receiving_number: [
      ...[
        'destination number',
        'destination',
        'forward to',
        'forwards to',
        'forwarding number',
        'rings',
        'target number',
      ],
      ...['receiving number', 'ring to', 'zielnummer', 'número de destino'],
    ],
    sip_gateway: ['gateway', 'trunk', 'sip trunk', 'carrier', 'connection name'],
    tracking_source: [
      'source',
      'campaign',
      'channel',
      'marketing source',
      'tracking source',
      'kampagne',
      'quelle',
      'campaña',
    ],
    routing_action: ['action', 'routing', 'call flow', 'call flow name'],
    description: label,
  },
  ReceivingNumber: {
    number: ['receiving number', 'forwarding number', 'destination number', 'destination', 'zielnummer', ...phone],
    description: label,
  },
  BlacklistNumber: { number: ['blocked number', 'caller', 'from', 'gesperrte nummer', ...phone], description: label },
  Whitelist: {
    ip: [
      'ip',
      'ip address',
      'ip address/cidr',
      'address',
      'network',
      'cidr',
      'subnet',
      'source ip',
      'ip-adresse',
      'dirección ip',
    ],
    mask: ['prefix', 'prefix length', 'cidr prefix', 'netmask', 'präfix'],
    port: ['sip port', 'puerto'],
    proto: ['protocol', 'transport', 'protokoll', 'protocolo'],
    pattern: ['sip uri', 'uri'],
  },
  Customer: {
    companyName: [...company, 'customer', 'client', 'customer name', 'client name', 'kunde', 'cliente'],
    companyId: ['customer id', 'account id', 'account number', 'customer number', 'kundennummer', 'número de cliente'],
    firstName: ['first', 'given name', 'vorname', 'nombre'],
    lastName: ['last', 'surname', 'family name', 'nachname', 'apellidos', 'apellido'],
    billingEmail: ['billing email', 'invoice email', 'accounting email', 'rechnungs-e-mail', ...email],
    contactEmail: email,
    phone,
    website: ['web site', 'web', 'url', 'web page', 'website url', 'domain', 'webseite', 'sitio web', 'página web'],
    vatNumber: ['vat', 'vat id', 'tax id', 'ust-id', 'ust-idnr', 'nif', 'cif'],
    currency: ['currency code', 'währung', 'moneda'],
  },
  SipGateway: {
    name: ['gateway', 'trunk', 'trunk name', 'description'],
    address: ['host', 'ip', 'ip address', 'server', 'proxy', 'domain'],
    port: ['sip port'],
    transport: ['protocol'],
    description: notes,
  },
  TrackingSource: {
    name: ['source', 'source name', 'campaign', 'campaign name', 'channel', 'quelle', 'kampagne', 'campaña'],
    type: ['kind', 'source type', 'medium'],
    description: notes,
    monthlyCost: ['cost', 'monthly cost', 'cost per month', 'budget', 'spend'],
    callValue: ['value', 'value of a call', 'call value'],
  },
}

/** Headings of the parts of a person's name. */
export const nameWords = {
  first: ['first name', 'given name', 'forename', 'first', 'fname', 'vorname', 'nombre', 'nombre de pila'],
  middle: [
    'middle name',
    'middle',
    'middle initial',
    'additional name',
    'weitere vornamen',
    'zweiter vorname',
    'segundo nombre',
  ],
  last: ['last name', 'family name', 'surname', 'last', 'lname', 'nachname', 'familienname', 'apellidos', 'apellido'],
} as const
