// Generated from contract/openapi.yaml by `pnpm generate`. Do not edit.

import * as z from 'zod/mini';

/**
 * What signing in sends.
 */
export const zLoginRequest = /* @__PURE__ */ z.object({
    username: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(254)),
    password: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(128)),
    code: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(6), /* @__PURE__ */ z.maxLength(24))),
    rememberedIf: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean())
});

/**
 * Which fields were refused, and why. Only a 422 answer carries it.
 */
export const zValidationDetails = /* @__PURE__ */ z.object({
    context: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
    codes: /* @__PURE__ */ z.record(/* @__PURE__ */ z.string(), /* @__PURE__ */ z.array(/* @__PURE__ */ z.string())),
    messages: /* @__PURE__ */ z.record(/* @__PURE__ */ z.string(), /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()))
});

/**
 * A payment that waits for the person. Only a 402 with the code `authentication_required` carries it.
 */
export const zWaitingPayment = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
    client_secret: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
    status: /* @__PURE__ */ z.enum(['requires_action'])
});

/**
 * What every failed call answers.
 */
export const zErrorBody = /* @__PURE__ */ z.object({
    error: /* @__PURE__ */ z.object({
        statusCode: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(400), /* @__PURE__ */ z.lte(599)),
        name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
        message: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
        code: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1))),
        details: /* @__PURE__ */ z.optional(zValidationDetails),
        payment: /* @__PURE__ */ z.optional(zWaitingPayment)
    })
});

/**
 * A session token. An impersonation token has the same shape.
 */
export const zSession = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
    ttl: /* @__PURE__ */ z.int(),
    created: z.iso.datetime(),
    userId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    expires: /* @__PURE__ */ z.optional(z.iso.datetime()),
    isSecondFactorReset: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean())
});

/**
 * A refused sign-in that arrives with status 200. It is never a session.
 */
export const zLoginFailure = /* @__PURE__ */ z.object({
    statusCode: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(400), /* @__PURE__ */ z.lte(599)),
    name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
    message: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1))
});

/**
 * A session, or the fields of a failure.
 */
export const zLoginAnswer = /* @__PURE__ */ z.union([
    zSession,
    zLoginFailure
]);

/**
 * Whose password is to be reset.
 */
export const zForgotPasswordRequest = /* @__PURE__ */ z.object({
    email: /* @__PURE__ */ z.email().check(/* @__PURE__ */ z.maxLength(254))
});

/**
 * Why it is done, in words of whoever does it. The audit log keeps it; the customer is not shown it.
 */
export const zReason = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(500));

/**
 * Whom to act as.
 */
export const zImpersonateRequest = /* @__PURE__ */ z.object({
    user_id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    reason: /* @__PURE__ */ z.optional(zReason)
});

/**
 * Which impersonation to end.
 */
export const zDeimpersonateRequest = /* @__PURE__ */ z.object({
    token_id: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1))
});

/**
 * Where to send a verification code.
 */
export const zEmailCodeRequest = /* @__PURE__ */ z.object({
    email_address: /* @__PURE__ */ z.email().check(/* @__PURE__ */ z.maxLength(254)),
    email_type: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(40))
});

/**
 * Whether the code is on its way. Without an e-mail it was not sent.
 */
export const zEmailCodeAnswer = /* @__PURE__ */ z.object({
    email: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
    message: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string())
});

/**
 * The code a person found in their mailbox.
 */
export const zVerifyEmailRequest = /* @__PURE__ */ z.object({
    email_address: /* @__PURE__ */ z.email().check(/* @__PURE__ */ z.maxLength(254)),
    verify_code: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(12), /* @__PURE__ */ z.regex(/^[0-9]+$/))
});

/**
 * Whether the code was right.
 */
export const zVerifyEmailAnswer = /* @__PURE__ */ z.object({
    message: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
    data: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
        email_address: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
        verified: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean())
    }))
});

/**
 * At least 8 characters with a lowercase and an uppercase letter, a digit and one of ! @ # $ % ^ & *.
 */
export const zPassword = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(8), /* @__PURE__ */ z.maxLength(128), /* @__PURE__ */ z.regex(/^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[!@#$%^&*]).*$/));

/**
 * The company that signs up.
 */
export const zRegistrationCustomer = /* @__PURE__ */ z.object({
    name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(120)),
    phone: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(20)),
    website: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(254))),
    industry: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(80))),
    contactEmail: /* @__PURE__ */ z.email().check(/* @__PURE__ */ z.maxLength(254)),
    currency: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/^[A-Z]{3}$/))
});

/**
 * Postal address of the company that signs up.
 */
export const zRegistrationAddress = /* @__PURE__ */ z.object({
    street_address: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(200)),
    city: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(100)),
    country: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(60)),
    province: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(100)),
    zip_code: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(20))
});

/**
 * What is bought at sign-up.
 */
export const zRegistrationService = /* @__PURE__ */ z.object({
    planId: /* @__PURE__ */ z.nullable(/* @__PURE__ */ z.union([
        /* @__PURE__ */ z.string(),
        /* @__PURE__ */ z.int()
    ])),
    starting_balance: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/^[0-9]+([.][0-9]{1,3})?$/))
});

/**
 * How it is paid. The card fields are placeholders; the card itself is known to the payment provider alone.
 */
export const zRegistrationPayment = /* @__PURE__ */ z.object({
    cardName: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(120)),
    cardNo: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(30))),
    cardExpDate: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(10))),
    cardCvv: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(10))),
    token: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(200)),
    payment_method: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200)))
});

/**
 * Everything the sign-up wizard collected. The blocks `Customer`, `BusinessAddress`, `Service` and `Payment` are what the account is made of; the fields below them are the profile as it was typed.
 */
export const zRegistration = /* @__PURE__ */ z.object({
    email: /* @__PURE__ */ z.email().check(/* @__PURE__ */ z.maxLength(254)),
    code: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(12), /* @__PURE__ */ z.regex(/^[0-9]+$/)),
    username: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(254)),
    password: zPassword,
    firstName: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(80)),
    lastName: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(80)),
    isVerificationRequired: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
    Customer: zRegistrationCustomer,
    BusinessAddress: zRegistrationAddress,
    Service: zRegistrationService,
    Payment: zRegistrationPayment,
    confirm_password: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(128))),
    business_name: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(120))),
    business_industry: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(80))),
    business_number: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(20))),
    business_website: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(254))),
    business_address: /* @__PURE__ */ z.optional(zRegistrationAddress),
    card_name: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(120))),
    agreeTermsConditions: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean())
});

/**
 * What became of a sign-up.
 */
export const zRegistrationAnswer = /* @__PURE__ */ z.object({
    activated: /* @__PURE__ */ z.boolean(),
    userId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    customerId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    message: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string())
});

/**
 * Name of a section as it is shown.
 */
export const zGuiSectionName = /* @__PURE__ */ z.enum([
    'Call Logs',
    'Dashboard',
    'Buy Numbers',
    'Tracking Numbers',
    'Overview Reports',
    'Tracking Sources',
    'Activity Reports',
    'Receiving Numbers',
    'SIP Gateways',
    'Manage Roles',
    'Manage Users',
    'Manage Customers',
    'Manage Billing'
]);

/**
 * What the session would like to do. Without a section the question is about the account as a whole.
 */
export const zCanIRequest = /* @__PURE__ */ z.object({
    section: /* @__PURE__ */ z.optional(zGuiSectionName),
    kind: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['readable', 'writeable']))
});

/**
 * DENY (id 1), READONLY (id 2) or PERMITALL (id 3).
 */
export const zGuiPermissionName = /* @__PURE__ */ z.enum([
    'DENY',
    'READONLY',
    'PERMITALL'
]);

/**
 * Whether it may.
 */
export const zCanIAnswer = /* @__PURE__ */ z.object({
    allowed: /* @__PURE__ */ z.boolean(),
    isSuperAdmin: /* @__PURE__ */ z.boolean(),
    permission: /* @__PURE__ */ z.optional(zGuiPermissionName)
});

/**
 * Postal address of a company.
 */
export const zBusinessAddress = /* @__PURE__ */ z.object({
    street_address: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    city: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(100))),
    province: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(100))),
    zip_code: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(20))),
    country: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(60)))
});

/**
 * Charges a saved card when the wallet passes below an amount, once for each time it does. Who writes it agrees that the card is charged without being asked: users of the customer who may change Manage Billing, in a session of their own.
 */
export const zAutoTopUp = /* @__PURE__ */ z.object({
    isOn: /* @__PURE__ */ z.boolean(),
    belowUsd: /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(100000)),
    amountUsd: /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0.5), /* @__PURE__ */ z.lte(100000)),
    paymentId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(200)),
    monthlyLimitUsd: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0.5), /* @__PURE__ */ z.lte(1000000)))
});

/**
 * Why the card is no longer charged by itself. It is again once somebody changes `autoTopUp`, saves a card or adds funds.
 */
export const zAutoTopUpProblem = /* @__PURE__ */ z.object({
    code: /* @__PURE__ */ z.string(),
    message: /* @__PURE__ */ z.string(),
    at: z.iso.datetime()
});

/**
 * Whether tracking and incoming calls run for the account.
 */
export const zAccountState = /* @__PURE__ */ z.enum([
    'active',
    'tracking_paused',
    'calls_stopped'
]);

/**
 * Who agreed, or changed it last, in a session of their own.
 */
export const zAgreement = /* @__PURE__ */ z.object({
    userId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    at: z.iso.datetime()
});

/**
 * Proof of what users agreed to for the customer. The server sets it.
 */
export const zAgreements = /* @__PURE__ */ z.object({
    terms: /* @__PURE__ */ z.optional(zAgreement),
    autoTopUp: /* @__PURE__ */ z.optional(zAgreement)
});

/**
 * A company that uses the service. Customer 1 is the global owner.
 */
export const zCustomer = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    companyName: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(120)),
    companyId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(40))),
    firstName: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(80))),
    lastName: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(80))),
    vatNumber: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(40))),
    billingEmail: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.email().check(/* @__PURE__ */ z.maxLength(254))),
    contactEmail: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.email().check(/* @__PURE__ */ z.maxLength(254))),
    phone: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(20))),
    website: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(254))),
    industry: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(80))),
    currency: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/^[A-Z]{3}$/)),
    accounting_type: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['prepaid', 'postpaid'])),
    BusinessAddress: /* @__PURE__ */ z.optional(zBusinessAddress),
    autoTopUp: /* @__PURE__ */ z.optional(zAutoTopUp),
    autoTopUpProblem: /* @__PURE__ */ z.optional(zAutoTopUpProblem),
    billingId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(40))),
    balance: /* @__PURE__ */ z.number(),
    state: zAccountState,
    termsVersion: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    termsAcceptedAt: /* @__PURE__ */ z.optional(z.iso.datetime()),
    agreements: /* @__PURE__ */ z.optional(zAgreements),
    createdAt: z.iso.datetime()
});

/**
 * A part of the app that permissions are given for.
 */
export const zGuiSection = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    name: zGuiSectionName
});

/**
 * What a role may do in a section.
 */
export const zGuiPermission = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(3)),
    name: zGuiPermissionName,
    readable: /* @__PURE__ */ z.boolean(),
    writeable: /* @__PURE__ */ z.boolean()
});

/**
 * One role's permission for one section.
 */
export const zGuiVisibility = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    roleId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    guiSectionId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    guiPermissionId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(3)),
    GuiSection: /* @__PURE__ */ z.optional(zGuiSection),
    GuiPermission: /* @__PURE__ */ z.optional(zGuiPermission)
});

/**
 * Who has a role. The assignment seen from the role.
 */
export const zDashRolePrincipal = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    principalType: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(40)),
    principalId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    roleId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))
});

/**
 * A named set of section permissions.
 */
export const zDashRole = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(80)),
    description: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(500))),
    customerId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    createdAt: z.iso.datetime(),
    GuiVisibilities: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(zGuiVisibility)),
    principals: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(zDashRolePrincipal))
});

/**
 * That a user has a role, and as what.
 */
export const zDashRoleMapping = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    principalType: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(40)),
    principalId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    roleId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    DashRole: /* @__PURE__ */ z.optional(zDashRole)
});

/**
 * A person who signs in. User 1 is the super administrator.
 */
export const zDashUser = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    username: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(254)),
    email: /* @__PURE__ */ z.email().check(/* @__PURE__ */ z.maxLength(254)),
    firstName: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(80))),
    lastName: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(80))),
    phone: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(20))),
    customerId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    uiSettings: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(1000000))),
    isSuperAdmin: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
    emailVerified: /* @__PURE__ */ z.boolean(),
    lastLoginAt: /* @__PURE__ */ z.optional(z.iso.datetime()),
    createdAt: z.iso.datetime(),
    Customer: /* @__PURE__ */ z.optional(zCustomer),
    DashRoleMapping: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(zDashRoleMapping))
});

/**
 * What adds a user.
 */
export const zDashUserInput = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    username: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(254)),
    email: /* @__PURE__ */ z.email().check(/* @__PURE__ */ z.maxLength(254)),
    password: zPassword,
    firstName: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(80))),
    lastName: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(80))),
    phone: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(20))),
    customerId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    uiSettings: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(1000000))),
    isVerificationRequired: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean())
});

/**
 * A number of rows.
 */
export const zCountBody = /* @__PURE__ */ z.object({
    count: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))
});

/**
 * Fields to change; the others stay. A whole user may be sent too.
 */
export const zDashUserPatch = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    username: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(254))),
    email: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.email().check(/* @__PURE__ */ z.maxLength(254))),
    password: /* @__PURE__ */ z.optional(zPassword),
    currentPassword: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(128))),
    firstName: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(80))),
    lastName: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(80))),
    phone: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(20))),
    customerId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    uiSettings: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(1000000)))
});

/**
 * Which role to give.
 */
export const zSetRoleRequest = /* @__PURE__ */ z.object({
    role_id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))
});

/**
 * The password, as a proof of who asks.
 */
export const zPasswordProof = /* @__PURE__ */ z.object({
    currentPassword: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(128))
});

/**
 * What an authenticator app makes codes of. Answered once.
 */
export const zSecondFactorSecret = /* @__PURE__ */ z.object({
    secret: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(16), /* @__PURE__ */ z.maxLength(64)),
    secretUri: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1))
});

/**
 * A code of the authenticator app.
 */
export const zCodeProof = /* @__PURE__ */ z.object({
    code: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(6), /* @__PURE__ */ z.maxLength(24))
});

/**
 * Codes that stand in for one of the app, each once. Answered once.
 */
export const zRecoveryCodes = /* @__PURE__ */ z.object({
    recoveryCodes: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string())
});

/**
 * A code that was given during a session.
 */
export const zRecentCode = /* @__PURE__ */ z.object({
    until: z.iso.datetime()
});

/**
 * The password and a code, as a proof of who asks.
 */
export const zFullProof = /* @__PURE__ */ z.object({
    currentPassword: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(128)),
    code: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(6), /* @__PURE__ */ z.maxLength(24))
});

/**
 * Whether a user signs in with a code.
 */
export const zSecondFactorState = /* @__PURE__ */ z.object({
    isOn: /* @__PURE__ */ z.boolean(),
    since: /* @__PURE__ */ z.optional(z.iso.datetime()),
    recoveryCodesLeft: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)))
});

/**
 * Where a person is signed in. It names the session without its token. Acting as somebody is no session of that person.
 */
export const zUserSession = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(80)),
    createdAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    address: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(80))),
    userAgent: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(500))),
    isCurrent: /* @__PURE__ */ z.boolean()
});

/**
 * A token or code that was mailed to somebody.
 */
export const zVerificationToken = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    userId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    email: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
    type: /* @__PURE__ */ z.enum([
        'verification',
        'activation',
        'password_reset'
    ]),
    token: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    usedAt: /* @__PURE__ */ z.optional(z.iso.datetime())
});

/**
 * Which users to read.
 */
export const zSeveralUserRequest = /* @__PURE__ */ z.object({
    ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)))
});

/**
 * Which value to look for.
 */
export const zIsUniqueRequest = /* @__PURE__ */ z.object({
    column: /* @__PURE__ */ z.enum(['username', 'email']),
    pattern: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(254))
});

/**
 * Whether the value is free.
 */
export const zIsUniqueAnswer = /* @__PURE__ */ z.object({
    isUnique: /* @__PURE__ */ z.boolean()
});

/**
 * What adds a role.
 */
export const zDashRoleInput = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(80)),
    description: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(500))),
    customerId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)))
});

/**
 * Fields to change; the others stay.
 */
export const zDashRolePatch = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    name: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(80))),
    description: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(500))),
    customerId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)))
});

/**
 * Whose holders to list.
 */
export const zAssociatedDashUsersRequest = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))
});

/**
 * Who gets the role.
 */
export const zAddPrincipalsRequest = /* @__PURE__ */ z.object({
    data: /* @__PURE__ */ z.object({
        principalType: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(40))),
        principalId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))
    })
});

/**
 * What gives a user a role.
 */
export const zDashRoleMappingInput = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    principalType: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(40)),
    principalId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    roleId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))
});

/**
 * Fields to change; the others stay.
 */
export const zDashRoleMappingPatch = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    principalType: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(40))),
    principalId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    roleId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)))
});

/**
 * What sets a role's permission for a section. Without an id a row is created.
 */
export const zGuiVisibilityInput = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    roleId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    guiSectionId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    guiPermissionId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(3))
});

/**
 * What creates or replaces a customer. Without an id, or with one that is not there, a customer is created.
 */
export const zCustomerInput = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    companyName: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(120)),
    companyId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(40))),
    firstName: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(80))),
    lastName: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(80))),
    vatNumber: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(40))),
    billingEmail: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.email().check(/* @__PURE__ */ z.maxLength(254))),
    contactEmail: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.email().check(/* @__PURE__ */ z.maxLength(254))),
    phone: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(20))),
    website: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(254))),
    industry: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(80))),
    currency: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/^[A-Z]{3}$/))),
    accounting_type: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['prepaid', 'postpaid'])),
    BusinessAddress: /* @__PURE__ */ z.optional(zBusinessAddress),
    autoTopUp: /* @__PURE__ */ z.optional(zAutoTopUp)
});

/**
 * `past_due` waits for a payment that failed, `paused` is not charged for the time being.
 */
export const zSubscriptionStatus = /* @__PURE__ */ z.enum([
    'active',
    'past_due',
    'paused',
    'cancelled'
]);

/**
 * Which plan it is. Only plans have a tier.
 */
export const zPlanTier = /* @__PURE__ */ z.enum(['BASIC', 'ADVANCED']);

/**
 * The product a price is of, without the other prices.
 */
export const zPricedProduct = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    code: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
    name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1))
});

/**
 * One price of a product, such as the yearly one in euros.
 */
export const zProductVariation = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    productId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(80)),
    description: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(500))),
    currency: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/^[A-Z]{3}$/)),
    currencySymbol: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
    price: /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(100000)),
    recur: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(40), /* @__PURE__ */ z.regex(/month|year|once/)),
    walletBaseline: /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(100000)),
    active: /* @__PURE__ */ z.boolean(),
    Product: /* @__PURE__ */ z.optional(zPricedProduct)
});

/**
 * Something that is charged for: a plan, an add-on, a number, wallet payments, calls.
 */
export const zProduct = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    code: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
    name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(80)),
    description: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(500)),
    kind: /* @__PURE__ */ z.enum([
        'plan',
        'addon',
        'number',
        'wallet',
        'call_charges'
    ]),
    tier: /* @__PURE__ */ z.optional(zPlanTier),
    recur: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(40), /* @__PURE__ */ z.regex(/month|year|once/)),
    price: /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(100000)),
    currency: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/^[A-Z]{3}$/)),
    currencySymbol: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
    walletBaseline: /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(100000)),
    active: /* @__PURE__ */ z.boolean(),
    variations: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(zProductVariation))
});

/**
 * A product a customer pays for again and again.
 */
export const zSubscription = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    customerId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    productId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    variationId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    quantity: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    status: zSubscriptionStatus,
    startedAt: z.iso.datetime(),
    renewsAt: /* @__PURE__ */ z.optional(z.iso.datetime()),
    cancelledAt: /* @__PURE__ */ z.optional(z.iso.datetime()),
    Customer: /* @__PURE__ */ z.optional(zCustomer),
    Product: /* @__PURE__ */ z.optional(zProduct),
    ProductVariation: /* @__PURE__ */ z.optional(zProductVariation)
});

/**
 * A key with which a program acts for a user.
 */
export const zApiKey = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(80)),
    apikey: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(16), /* @__PURE__ */ z.maxLength(128)),
    scope: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['read', 'write'])),
    expiresAt: /* @__PURE__ */ z.optional(z.iso.datetime()),
    userId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    customerId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    createdAt: z.iso.datetime(),
    lastUsedAt: /* @__PURE__ */ z.optional(z.iso.datetime())
});

/**
 * What makes or replaces a key. The key itself is made by the server.
 */
export const zApiKeyInput = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(80)),
    scope: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['read', 'write'])),
    expiresAt: /* @__PURE__ */ z.optional(z.iso.datetime()),
    userId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    customerId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)))
});

/**
 * Whether the call came in or went out.
 */
export const zCallDirection = /* @__PURE__ */ z.enum(['inbound', 'outbound']);

/**
 * What became of the call. While it goes on, which is while it has no end, what it would be if it ended now: that is no result yet, and counts as none.
 */
export const zCallStatus = /* @__PURE__ */ z.enum([
    'answered',
    'missed',
    'voicemail',
    'busy',
    'failed'
]);

/**
 * One thing that happened to a call.
 */
export const zCallLeg = /* @__PURE__ */ z.object({
    kind: /* @__PURE__ */ z.enum([
        'menu',
        'ring',
        'talk',
        'voicemail'
    ]),
    target: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(120))),
    startedAt: z.iso.datetime(),
    durationSeconds: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    keys: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(40)))
});

/**
 * What has become of a call that came in and that nobody answered, once it is over. It is open until somebody calls back or settles it, or a later call with the same number is answered or goes out.
 */
export const zCallHandling = /* @__PURE__ */ z.enum([
    'open',
    'called_back',
    'handled'
]);

/**
 * Name, address and notes kept for a caller's number.
 */
export const zPhoneBook = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    customerId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    number: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(40)),
    name: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(120))),
    company: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(120))),
    email: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.email().check(/* @__PURE__ */ z.maxLength(254))),
    street: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    city: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(100))),
    state: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(100))),
    country: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(60))),
    notes: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(4000))),
    blocked: /* @__PURE__ */ z.boolean(),
    createdAt: z.iso.datetime()
});

/**
 * Where calls come from, such as a campaign.
 */
export const zTrackingSource = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    customerId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(80)),
    description: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    companyId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(40))),
    type: /* @__PURE__ */ z.enum([
        'paid_search',
        'organic_search',
        'social',
        'display',
        'email',
        'direct_mail',
        'print',
        'radio',
        'tv',
        'outdoor',
        'referral',
        'website',
        'other'
    ]),
    monthlyCost: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(100000000))),
    callValue: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(100000000))),
    totalCalls: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    createdAt: z.iso.datetime(),
    Customer: /* @__PURE__ */ z.optional(zCustomer)
});

/**
 * A SIP server calls enter from or leave to.
 */
export const zSipGateway = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    customerId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(80)),
    address: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(253), /* @__PURE__ */ z.regex(/^[A-Za-z0-9.:_-]+$/)),
    port: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(65535)),
    transport: /* @__PURE__ */ z.enum([
        'udp',
        'tcp',
        'tls'
    ]),
    type: /* @__PURE__ */ z.enum([
        'inbound',
        'outbound',
        'both'
    ]),
    digitsStrip: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(20)),
    prefix: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(20), /* @__PURE__ */ z.regex(/^[0-9+*#]*$/))),
    description: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    enabled: /* @__PURE__ */ z.boolean(),
    position: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    defaultOutbound: /* @__PURE__ */ z.boolean(),
    health: /* @__PURE__ */ z.enum([
        'reachable',
        'unreachable',
        'unknown'
    ]),
    checkedAt: /* @__PURE__ */ z.optional(z.iso.datetime()),
    createdAt: z.iso.datetime(),
    Customer: /* @__PURE__ */ z.optional(zCustomer)
});

/**
 * One call. A call in progress has no `endedAt`.
 */
export const zCallLog = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    callId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(120)),
    customerId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    direction: zCallDirection,
    status: zCallStatus,
    startedAt: z.iso.datetime(),
    answeredAt: /* @__PURE__ */ z.optional(z.iso.datetime()),
    endedAt: /* @__PURE__ */ z.optional(z.iso.datetime()),
    ringSeconds: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    talkSeconds: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    callerNumber: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(40)),
    trackingNumber: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(40)),
    receivingNumber: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(40))),
    trackingSourceId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    sip_gatewayId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    caller_contactId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    recordingId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    charge: /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0)),
    currency: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/^[A-Z]{3}$/)),
    firstTimeCaller: /* @__PURE__ */ z.boolean(),
    metrics: z.iso.datetime(),
    phonebookName: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
    PhonebookCity: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
    PhonebookState: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
    PhonebookCountry: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
    trackingSourceName: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
    routingAddress: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
    legs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(zCallLeg)),
    handling: /* @__PURE__ */ z.optional(zCallHandling),
    handledBy: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    handledAt: /* @__PURE__ */ z.optional(z.iso.datetime()),
    Customer: /* @__PURE__ */ z.optional(zCustomer),
    PhoneBook: /* @__PURE__ */ z.optional(zPhoneBook),
    TrackingSource: /* @__PURE__ */ z.optional(zTrackingSource),
    SipGateway: /* @__PURE__ */ z.optional(zSipGateway),
    handler: /* @__PURE__ */ z.optional(zDashUser)
});

/**
 * What replaces a call, or adds one where the id is not there. Fields left out are dropped.
 */
export const zCallLogInput = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    callId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(120))),
    customerId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    direction: zCallDirection,
    status: zCallStatus,
    startedAt: z.iso.datetime(),
    answeredAt: /* @__PURE__ */ z.optional(z.iso.datetime()),
    endedAt: /* @__PURE__ */ z.optional(z.iso.datetime()),
    ringSeconds: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
    talkSeconds: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
    callerNumber: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(40)),
    trackingNumber: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(40)),
    receivingNumber: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(40))),
    trackingSourceId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    sip_gatewayId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    caller_contactId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    recordingId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    charge: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0))),
    currency: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/^[A-Z]{3}$/))),
    firstTimeCaller: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
    metrics: /* @__PURE__ */ z.optional(z.iso.datetime()),
    legs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(zCallLeg)),
    handling: /* @__PURE__ */ z.optional(zCallHandling),
    handledBy: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    handledAt: /* @__PURE__ */ z.optional(z.iso.datetime())
});

/**
 * Which contact a call's caller is.
 */
export const zUpdatePhonebookRequest = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    caller_contactId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))
});

/**
 * How many calls there were in each period.
 */
export const zCallLogCounts = /* @__PURE__ */ z.object({
    today: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    yesterday: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    thisWeek: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    lastWeek: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    thisMonth: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    lastMonth: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    last7: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    last30: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    last60: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))
});

/**
 * A day or a minute in the time zone asked for, such as 2026-03-01T00:00.
 */
export const zLocalDateTime = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(16), /* @__PURE__ */ z.regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}([T ][0-9]{2}:[0-9]{2})?$/));

/**
 * What one row stands for: 1 an hour, 2 a day (the default), 3 a week, 4 a month.
 */
export const zViewBy = /* @__PURE__ */ z.union([
    /* @__PURE__ */ z.literal(1),
    /* @__PURE__ */ z.literal(2),
    /* @__PURE__ */ z.literal(3),
    /* @__PURE__ */ z.literal(4)
]);

/**
 * The figures of a set of calls.
 */
export const zReportFigures = /* @__PURE__ */ z.object({
    calls: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    answered: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    missed: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    voicemail: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    busy: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    failed: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    firstTimeCallers: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    uniqueCallers: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    talkSeconds: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    averageTalkSeconds: /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0)),
    averageRingSeconds: /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0)),
    charge: /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0))
});

/**
 * One of the two ranges as a whole.
 */
export const zComparedRange = /* @__PURE__ */ z.object({
    startDate: zLocalDateTime,
    endDate: zLocalDateTime,
    totals: zReportFigures
});

/**
 * A step of the first range beside that of the second. A range that has ended leaves its side out.
 */
export const zComparedStep = /* @__PURE__ */ z.object({
    currentStart: /* @__PURE__ */ z.optional(zLocalDateTime),
    current: /* @__PURE__ */ z.optional(zReportFigures),
    previousStart: /* @__PURE__ */ z.optional(zLocalDateTime),
    previous: /* @__PURE__ */ z.optional(zReportFigures)
});

/**
 * Two ranges side by side.
 */
export const zCompareReport = /* @__PURE__ */ z.object({
    viewBy: zViewBy,
    current: zComparedRange,
    previous: zComparedRange,
    rows: /* @__PURE__ */ z.array(zComparedStep)
});

/**
 * Which calls to compare. Without a second range it is the one of the same length just before the first.
 */
export const zCompareRequest = /* @__PURE__ */ z.object({
    start_daterange: zLocalDateTime,
    end_daterange: zLocalDateTime,
    daterange: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
    view_by: /* @__PURE__ */ z.optional(zViewBy),
    compare_start_daterange: /* @__PURE__ */ z.optional(zLocalDateTime),
    compare_end_daterange: /* @__PURE__ */ z.optional(zLocalDateTime),
    offset: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(-840), /* @__PURE__ */ z.lte(840))),
    customerId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)))
});

/**
 * A call as support staff see it, joined names and technical details included, in one flat row.
 */
export const zCallLogSupport = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    callId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(120)),
    customerId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    companyName: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
    direction: zCallDirection,
    status: zCallStatus,
    startedAt: z.iso.datetime(),
    answeredAt: /* @__PURE__ */ z.optional(z.iso.datetime()),
    endedAt: /* @__PURE__ */ z.optional(z.iso.datetime()),
    ringSeconds: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    talkSeconds: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    callerNumber: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(40)),
    trackingNumber: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(40)),
    receivingNumber: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(40))),
    recordingId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    charge: /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0)),
    currency: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/^[A-Z]{3}$/)),
    firstTimeCaller: /* @__PURE__ */ z.boolean(),
    metrics: z.iso.datetime(),
    phonebookName: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
    PhonebookCity: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
    PhonebookState: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
    PhonebookCountry: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
    trackingSourceName: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
    routingAddress: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
    handling: /* @__PURE__ */ z.optional(zCallHandling),
    handledBy: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    handledAt: /* @__PURE__ */ z.optional(z.iso.datetime()),
    hangupCause: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string())
});

/**
 * A call with only what lists and charts need.
 */
export const zLightCallLog = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    customerId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    direction: zCallDirection,
    status: zCallStatus,
    startedAt: z.iso.datetime(),
    talkSeconds: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    callerNumber: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(40)),
    trackingNumber: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(40)),
    receivingNumber: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(40))),
    trackingSourceId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    charge: /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0)),
    firstTimeCaller: /* @__PURE__ */ z.boolean()
});

/**
 * What creates or replaces a contact. Without an id one is created.
 */
export const zPhoneBookInput = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    customerId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    number: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(40)),
    name: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(120))),
    company: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(120))),
    email: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.email().check(/* @__PURE__ */ z.maxLength(254))),
    street: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    city: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(100))),
    state: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(100))),
    country: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(60))),
    notes: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(4000))),
    blocked: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean())
});

/**
 * The headline figures of a period beside those of the period of the same length before it.
 */
export const zReportStatistics = /* @__PURE__ */ z.object({
    startDate: zLocalDateTime,
    endDate: zLocalDateTime,
    totals: zReportFigures,
    previousTotals: zReportFigures,
    trackingNumbers: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    receivingNumbers: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    trackingSources: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))
});

/**
 * Which figures a dashboard widget shows.
 */
export const zWidgetName = /* @__PURE__ */ z.enum([
    'callsByDay',
    'callsByHour',
    'callsByWeekday',
    'callsByStatus',
    'callsByTrackingSource',
    'callsByTrackingNumber',
    'callsByReceivingNumber',
    'callsByCountry',
    'firstTimeCallers',
    'talkTimeByDay',
    'chargeByDay',
    'topCallers'
]);

/**
 * Which figures to compute. All fields are form fields.
 */
export const zDashboardRequest = /* @__PURE__ */ z.object({
    widgetName: zWidgetName,
    startDate: zLocalDateTime,
    endDate: zLocalDateTime,
    timezoneOffset: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(-840), /* @__PURE__ */ z.lte(840)),
    weekStart: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.union([/* @__PURE__ */ z.literal(0), /* @__PURE__ */ z.literal(1)])),
    customerId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    trackingSources: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string())
});

/**
 * One bar, slice or point.
 */
export const zDashboardPoint = /* @__PURE__ */ z.object({
    key: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
    label: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
    value: /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0)),
    answered: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
    missed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)))
});

/**
 * What one widget shows.
 */
export const zDashboardData = /* @__PURE__ */ z.object({
    widgetName: zWidgetName,
    unit: /* @__PURE__ */ z.enum([
        'calls',
        'callers',
        'seconds',
        'usd'
    ]),
    series: /* @__PURE__ */ z.array(zDashboardPoint),
    total: /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0)),
    previousTotal: /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0))
});

/**
 * Which calls a report is about. All four fields are form fields.
 */
export const zReportRequest = /* @__PURE__ */ z.object({
    start_date: zLocalDateTime,
    end_date: zLocalDateTime,
    offset: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(-840), /* @__PURE__ */ z.lte(840)),
    customerId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)))
});

/**
 * The figures of one day. Days without calls are there too.
 */
export const zReportDay = /* @__PURE__ */ z.object({
    date: z.iso.date(),
    calls: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    answered: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    missed: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    voicemail: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    busy: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    failed: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    firstTimeCallers: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    uniqueCallers: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    talkSeconds: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    averageTalkSeconds: /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0)),
    averageRingSeconds: /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0)),
    charge: /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0))
});

/**
 * What happened day by day.
 */
export const zActivityReport = /* @__PURE__ */ z.object({
    startDate: zLocalDateTime,
    endDate: zLocalDateTime,
    offset: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(-840), /* @__PURE__ */ z.lte(840)),
    rows: /* @__PURE__ */ z.array(zReportDay),
    totals: zReportFigures
});

/**
 * The figures of one group of calls, such as those of one source.
 */
export const zReportGroup = /* @__PURE__ */ z.object({
    key: /* @__PURE__ */ z.string(),
    label: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
    calls: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    answered: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    missed: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    voicemail: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    busy: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    failed: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    firstTimeCallers: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    uniqueCallers: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    talkSeconds: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    averageTalkSeconds: /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0)),
    averageRingSeconds: /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0)),
    charge: /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0))
});

/**
 * What happened by source, number, hour and weekday. Sources and numbers with most calls come first.
 */
export const zOverviewReport = /* @__PURE__ */ z.object({
    startDate: zLocalDateTime,
    endDate: zLocalDateTime,
    offset: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(-840), /* @__PURE__ */ z.lte(840)),
    totals: zReportFigures,
    previousTotals: zReportFigures,
    byTrackingSource: /* @__PURE__ */ z.array(zReportGroup),
    byTrackingNumber: /* @__PURE__ */ z.array(zReportGroup),
    byReceivingNumber: /* @__PURE__ */ z.array(zReportGroup),
    byHour: /* @__PURE__ */ z.array(zReportGroup),
    byWeekday: /* @__PURE__ */ z.array(zReportGroup)
});

/**
 * A report or list view kept on the server.
 */
export const zTemplate = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    customerId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    userId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(80)),
    kind: /* @__PURE__ */ z.enum(['list', 'report']),
    resource: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(80)),
    definition: /* @__PURE__ */ z.record(/* @__PURE__ */ z.string(), /* @__PURE__ */ z.unknown()),
    sharedWith: /* @__PURE__ */ z.array(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    createdAt: z.iso.datetime()
});

/**
 * What saves or replaces a view. Its owner is the session's user.
 */
export const zTemplateInput = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(80)),
    kind: /* @__PURE__ */ z.enum(['list', 'report']),
    resource: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(80)),
    definition: /* @__PURE__ */ z.record(/* @__PURE__ */ z.string(), /* @__PURE__ */ z.unknown()),
    sharedWith: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))))
});

/**
 * With whom to share a view. The list replaces the one before it.
 */
export const zShareTemplateRequest = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    sharedWith: /* @__PURE__ */ z.array(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)))
});

/**
 * A number calls are delivered to.
 */
export const zReceivingNumber = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    customerId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    number: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/^\+[1-9][0-9]{6,14}$/)),
    description: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    companyId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(40))),
    tracking_number: /* @__PURE__ */ z.string(),
    totalCalls: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    createdAt: z.iso.datetime(),
    Customer: /* @__PURE__ */ z.optional(zCustomer)
});

/**
 * What creates a receiving number.
 */
export const zReceivingNumberInput = /* @__PURE__ */ z.object({
    customerId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    number: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/^\+[1-9][0-9]{6,14}$/)),
    description: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    companyId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(40)))
});

/**
 * The fields of a receiving number to change.
 */
export const zReceivingNumberPatch = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    customerId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    number: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/^\+[1-9][0-9]{6,14}$/))),
    description: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    companyId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(40)))
});

/**
 * A CSV file with a header row.
 */
export const zCsvUpload = /* @__PURE__ */ z.object({
    file: /* @__PURE__ */ z.string()
});

/**
 * What became of the rows of a file.
 */
export const zBulkUploadResult = /* @__PURE__ */ z.object({
    created: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    updated: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    failed: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    errors: /* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
        row: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
        field: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
        message: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1))
    }))
});

/**
 * `local` belongs to a place, `toll_free` is free for the caller, `mobile` belongs to a mobile network.
 */
export const zNumberType = /* @__PURE__ */ z.enum([
    'local',
    'toll_free',
    'mobile'
]);

/**
 * `active` is in use, `paused` delivers calls without tracking them, `stopped` refuses calls, `released` was given back to the provider. A new number is active.
 */
export const zOpNumberStatus = /* @__PURE__ */ z.enum([
    'active',
    'paused',
    'stopped',
    'released'
]);

/**
 * One place a call can go.
 */
export const zRoutingTarget = /* @__PURE__ */ z.object({
    kind: /* @__PURE__ */ z.enum([
        'receiving_number',
        'number',
        'sip_gateway',
        'voice_menu',
        'mailbox'
    ]),
    target: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(254)),
    label: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(80)))
});

/**
 * What happens to a call.
 */
export const zRoutingAction = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    customerId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(80)),
    type: /* @__PURE__ */ z.enum([
        'forward',
        'simultaneous_ring',
        'round_robin',
        'voice_menu',
        'voicemail',
        'hang_up'
    ]),
    targets: /* @__PURE__ */ z.array(zRoutingTarget).check(/* @__PURE__ */ z.maxLength(20)),
    ringSeconds: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(5), /* @__PURE__ */ z.lte(120))),
    recordCalls: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
    whisper: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    createdAt: z.iso.datetime(),
    Customer: /* @__PURE__ */ z.optional(zCustomer)
});

/**
 * A tracking number: the number callers see. Its calls go to a receiving number, over a gateway, and count for a tracking source.
 */
export const zOpNumber = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    customerId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    tracking_number: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/^\+[1-9][0-9]{6,14}$/)),
    description: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    companyId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(40))),
    numberType: zNumberType,
    country: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/^[a-z]{2}$/)),
    state: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
    city: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
    areaCode: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
    status: zOpNumberStatus,
    receiving_numberId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    sip_gatewayId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    tracking_sourceId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    routing_actionId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    routing_action: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
    monthlyPrice: /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0)),
    totalCalls: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    lastCallAt: /* @__PURE__ */ z.optional(z.iso.datetime()),
    createdAt: z.iso.datetime(),
    restorableUntil: /* @__PURE__ */ z.optional(z.iso.datetime()),
    Customer: /* @__PURE__ */ z.optional(zCustomer),
    ReceivingNumber: /* @__PURE__ */ z.optional(zReceivingNumber),
    SipGateway: /* @__PURE__ */ z.optional(zSipGateway),
    TrackingSource: /* @__PURE__ */ z.optional(zTrackingSource),
    RoutingAction: /* @__PURE__ */ z.optional(zRoutingAction)
});

/**
 * What creates or replaces a tracking number. Without an id, or with one that is not there, a number is created.
 */
export const zOpNumberInput = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    customerId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    tracking_number: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/^\+[1-9][0-9]{6,14}$/)),
    description: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    companyId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(40))),
    status: /* @__PURE__ */ z.optional(zOpNumberStatus),
    receiving_numberId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    sip_gatewayId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    tracking_sourceId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    routing_actionId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)))
});

/**
 * The tracking source a tracking number counts for from now on.
 */
export const zOpNumberSourceChange = /* @__PURE__ */ z.object({
    tracking_sourceId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))
});

/**
 * Which tracking number the call logs of a row show.
 */
export const zOpNumberLogsUpdate = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    trackingNumber: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(20))
});

/**
 * Which rows go to which customer.
 */
export const zUpdateCustomerForm = /* @__PURE__ */ z.object({
    updateInfo: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(2))
});

/**
 * Which numbers to look for.
 */
export const zNumberSearch = /* @__PURE__ */ z.object({
    country: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/^[a-z]{2}$/)),
    type: zNumberType,
    state: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/^[A-Z]{2,3}$/))),
    city: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(100))),
    rateCenter: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(40))),
    areaCode: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/^[0-9]{1,5}$/))),
    pattern: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/^[0-9A-Za-z*]{1,15}$/))),
    limit: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(100))),
    skip: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)))
});

/**
 * A number that can be bought.
 */
export const zAvailableNumber = /* @__PURE__ */ z.object({
    number: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
    type: zNumberType,
    country: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/^[a-z]{2}$/)),
    state: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
    city: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
    rateCenter: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
    areaCode: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
    capabilities: /* @__PURE__ */ z.array(/* @__PURE__ */ z.enum([
        'voice',
        'sms',
        'fax'
    ])),
    monthlyPrice: /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0)),
    setupPrice: /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0))
});

/**
 * One page of what was found.
 */
export const zNumberSearchResult = /* @__PURE__ */ z.object({
    total: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    numbers: /* @__PURE__ */ z.array(zAvailableNumber)
});

/**
 * An ending of which numbers are left.
 */
export const zNumberSuffix = /* @__PURE__ */ z.object({
    suffix: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/^[0-9]{4}$/)),
    available: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))
});

/**
 * Which numbers to hold.
 */
export const zNumberReservation = /* @__PURE__ */ z.object({
    numbers: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/^\+[1-9][0-9]{6,14}$/))).check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(50)),
    customerId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)))
});

/**
 * What became of one number that was to be held. One that is gone carries neither hold nor prices.
 */
export const zNumberReservationOutcome = /* @__PURE__ */ z.object({
    number: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
    status: /* @__PURE__ */ z.enum(['held', 'gone']),
    heldUntil: /* @__PURE__ */ z.optional(z.iso.datetime()),
    monthlyPrice: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0))),
    setupPrice: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0))),
    message: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string())
});

/**
 * Which numbers to let go.
 */
export const zNumberRelease = /* @__PURE__ */ z.object({
    numbers: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/^\+[1-9][0-9]{6,14}$/))).check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(50)),
    customerId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)))
});

/**
 * What became of one number that was to be let go.
 */
export const zNumberReleaseOutcome = /* @__PURE__ */ z.object({
    number: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
    status: /* @__PURE__ */ z.enum([
        'released',
        'returned',
        'unknown'
    ]),
    restorableUntil: /* @__PURE__ */ z.optional(z.iso.datetime())
});

/**
 * A state or province with local numbers.
 */
export const zProviderState = /* @__PURE__ */ z.object({
    code: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
    name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1))
});

/**
 * A country in which numbers can be bought.
 */
export const zProviderCountry = /* @__PURE__ */ z.object({
    code: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/^[a-z]{2}$/)),
    name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
    dialCode: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
    types: /* @__PURE__ */ z.array(zNumberType),
    states: /* @__PURE__ */ z.array(zProviderState)
});

/**
 * A place whose local numbers share their calling area.
 */
export const zRateCenter = /* @__PURE__ */ z.object({
    name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
    city: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
    state: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
    areaCodes: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/^[0-9]+$/))).check(/* @__PURE__ */ z.minLength(1)),
    available: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))
});

/**
 * What creates or replaces a routing action. Without an id, or with one that is not there, one is created.
 */
export const zRoutingActionInput = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    customerId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(80)),
    type: /* @__PURE__ */ z.enum([
        'forward',
        'simultaneous_ring',
        'round_robin',
        'voice_menu',
        'voicemail',
        'hang_up'
    ]),
    targets: /* @__PURE__ */ z.array(zRoutingTarget).check(/* @__PURE__ */ z.maxLength(20)),
    ringSeconds: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(5), /* @__PURE__ */ z.lte(120))),
    recordCalls: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
    whisper: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200)))
});

/**
 * What creates or replaces a gateway. Without an id, or with one that is not there, one is created.
 */
export const zSipGatewayInput = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    customerId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(80)),
    address: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(253), /* @__PURE__ */ z.regex(/^[A-Za-z0-9.:_-]+$/)),
    port: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(65535))),
    transport: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum([
        'udp',
        'tcp',
        'tls'
    ])),
    type: /* @__PURE__ */ z.enum([
        'inbound',
        'outbound',
        'both'
    ]),
    digitsStrip: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(20))),
    prefix: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(20), /* @__PURE__ */ z.regex(/^[0-9+*#]*$/))),
    description: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    enabled: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean())
});

/**
 * Which row to delete, and what becomes of the tracking numbers that use it.
 */
export const zDeleteWithOption = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    option: /* @__PURE__ */ z.enum([
        'move',
        'detach',
        'delete'
    ]),
    moveToId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)))
});

/**
 * What became of the row and of the tracking numbers that used it.
 */
export const zDeleteWithOptionResult = /* @__PURE__ */ z.object({
    count: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    moved: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    detached: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    deleted: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))
});

/**
 * The order gateways are tried in.
 */
export const zSipGatewayOrder = /* @__PURE__ */ z.object({
    gw_list: /* @__PURE__ */ z.array(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))).check(/* @__PURE__ */ z.minLength(1))
});

/**
 * Which gateway is the default outbound one.
 */
export const zSipGatewayDefault = /* @__PURE__ */ z.object({
    gateway_id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))
});

/**
 * What creates or replaces a tracking source. Without an id, or with one that is not there, one is created.
 */
export const zTrackingSourceInput = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    customerId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(80)),
    description: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    companyId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(40))),
    type: /* @__PURE__ */ z.enum([
        'paid_search',
        'organic_search',
        'social',
        'display',
        'email',
        'direct_mail',
        'print',
        'radio',
        'tv',
        'outdoor',
        'referral',
        'website',
        'other'
    ]),
    monthlyCost: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(100000000))),
    callValue: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(100000000)))
});

/**
 * An address or network that may send calls.
 */
export const zWhitelist = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    customerId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    ip: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(2), /* @__PURE__ */ z.maxLength(45), /* @__PURE__ */ z.regex(/^[0-9a-fA-F:.]+$/)),
    mask: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(128)),
    port: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(65535)),
    proto: /* @__PURE__ */ z.enum([
        'any',
        'udp',
        'tcp',
        'tls',
        'ws',
        'wss'
    ]),
    pattern: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    createdAt: z.iso.datetime(),
    Customer: /* @__PURE__ */ z.optional(zCustomer)
});

/**
 * What creates or replaces an entry. Without an id, or with one that is not there, one is created.
 */
export const zWhitelistInput = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    customerId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    ip: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(2), /* @__PURE__ */ z.maxLength(45), /* @__PURE__ */ z.regex(/^[0-9a-fA-F:.]+$/)),
    mask: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(128))),
    port: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(65535))),
    proto: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum([
        'any',
        'udp',
        'tcp',
        'tls',
        'ws',
        'wss'
    ])),
    pattern: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200)))
});

/**
 * A number whose calls are refused. Entries of customer 1 hold for everyone.
 */
export const zBlacklistNumber = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    customerId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    number: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/^\+?[0-9]{3,15}$/)),
    description: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    createdAt: z.iso.datetime(),
    Customer: /* @__PURE__ */ z.optional(zCustomer)
});

/**
 * What blocks a number.
 */
export const zBlacklistNumberInput = /* @__PURE__ */ z.object({
    customerId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    number: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/^\+?[0-9]{3,15}$/)),
    description: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200)))
});

/**
 * What a caller hears: text read by a voice, or a recording.
 */
export const zIvrGreeting = /* @__PURE__ */ z.object({
    kind: /* @__PURE__ */ z.enum(['text', 'audio']),
    text: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(2000))),
    voice: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(40))),
    language: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(10))),
    recordingId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(80)))
});

/**
 * Something wrong with a voice menu.
 */
export const zIvrProblem = /* @__PURE__ */ z.object({
    code: /* @__PURE__ */ z.enum([
        'dead_end',
        'unreachable',
        'loop',
        'missing_timeout',
        'duplicate_key',
        'missing_target'
    ]),
    actionId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    message: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1))
});

/**
 * What a voice menu does on a key press.
 */
export const zIvrAction = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    ivrId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    key: /* @__PURE__ */ z.enum([
        '0',
        '1',
        '2',
        '3',
        '4',
        '5',
        '6',
        '7',
        '8',
        '9',
        '*',
        '#',
        'timeout',
        'invalid'
    ]),
    kind: /* @__PURE__ */ z.enum([
        'dial_number',
        'dial_gateway',
        'voice_menu',
        'play',
        'voicemail',
        'repeat',
        'hang_up'
    ]),
    target: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(254))),
    label: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(80))),
    position: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(1000))
});

/**
 * A voice menu: a greeting, and what each key press does.
 */
export const zIvr = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    customerId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(80)),
    description: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    status: /* @__PURE__ */ z.enum(['draft', 'published']),
    greeting: zIvrGreeting,
    timeoutSeconds: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(60)),
    maxAttempts: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(10)),
    version: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    valid: /* @__PURE__ */ z.boolean(),
    errors: /* @__PURE__ */ z.array(zIvrProblem),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    Customer: /* @__PURE__ */ z.optional(zCustomer),
    Actions: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(zIvrAction))
});

/**
 * What creates or replaces a voice menu. Its actions have calls of their own.
 */
export const zIvrInput = /* @__PURE__ */ z.object({
    customerId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(80)),
    description: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    status: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['draft', 'published'])),
    greeting: zIvrGreeting,
    timeoutSeconds: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(60))),
    maxAttempts: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(10)))
});

/**
 * What creates or replaces an action of a voice menu.
 */
export const zIvrActionInput = /* @__PURE__ */ z.object({
    key: /* @__PURE__ */ z.enum([
        '0',
        '1',
        '2',
        '3',
        '4',
        '5',
        '6',
        '7',
        '8',
        '9',
        '*',
        '#',
        'timeout',
        'invalid'
    ]),
    kind: /* @__PURE__ */ z.enum([
        'dial_number',
        'dial_gateway',
        'voice_menu',
        'play',
        'voicemail',
        'repeat',
        'hang_up'
    ]),
    target: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(254))),
    label: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(80))),
    position: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(1000)))
});

/**
 * A SIP dialog in progress.
 */
export const zDialog = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    callId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
    fromUri: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
    toUri: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
    state: /* @__PURE__ */ z.enum([
        'early',
        'confirmed',
        'terminated'
    ]),
    startedAt: z.iso.datetime(),
    durationSeconds: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    sip_gatewayId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    customerId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    Customer: /* @__PURE__ */ z.optional(zCustomer),
    SipGateway: /* @__PURE__ */ z.optional(zSipGateway)
});

/**
 * A field of a row that was changed, with its value before and after. One of them is missing where there was none, both where few may read the field.
 */
export const zAuditChange = /* @__PURE__ */ z.object({
    field: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
    before: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.union([
        /* @__PURE__ */ z.string(),
        /* @__PURE__ */ z.number(),
        /* @__PURE__ */ z.boolean()
    ])),
    after: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.union([
        /* @__PURE__ */ z.string(),
        /* @__PURE__ */ z.number(),
        /* @__PURE__ */ z.boolean()
    ])),
    beforeName: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
    afterName: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
    cut: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean())
});

/**
 * A row that a call deleted or changed, one of several.
 */
export const zAuditRow = /* @__PURE__ */ z.object({
    model: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
    recordId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    recordName: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
    changes: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(zAuditChange)),
    row: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.record(/* @__PURE__ */ z.string(), /* @__PURE__ */ z.unknown()))
});

/**
 * Money that a call moved into a wallet or out of it.
 */
export const zAuditMovement = /* @__PURE__ */ z.object({
    transactionType: /* @__PURE__ */ z.enum([
        'payment',
        'charge',
        'refund',
        'adjustment'
    ]),
    customerId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    amount: /* @__PURE__ */ z.number(),
    of: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0))),
    currency: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/^[A-Z]{3}$/))),
    amountInCurrency: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.number()),
    ofInCurrency: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0)))
});

/**
 * A call of the API that was recorded: who did what, from where.
 */
export const zAuditLog = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    endpoint: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
    method: /* @__PURE__ */ z.enum([
        'GET',
        'POST',
        'PUT',
        'PATCH',
        'DELETE'
    ]),
    ip: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
    userAgent: /* @__PURE__ */ z.string(),
    userId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    actedById: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    customerId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    statusCode: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(100), /* @__PURE__ */ z.lte(599)),
    affected: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
    recordId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    recordName: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
    changes: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(zAuditChange)),
    rows: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(zAuditRow).check(/* @__PURE__ */ z.maxLength(500))),
    movements: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(zAuditMovement)),
    reason: /* @__PURE__ */ z.optional(zReason),
    forCustomerId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    createdAt: z.iso.datetime(),
    DashUser: /* @__PURE__ */ z.optional(zDashUser),
    actedBy: /* @__PURE__ */ z.optional(zDashUser),
    Customer: /* @__PURE__ */ z.optional(zCustomer),
    forCustomer: /* @__PURE__ */ z.optional(zCustomer)
});

/**
 * A setting of the whole service.
 */
export const zSystemSetting = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    key: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(80), /* @__PURE__ */ z.regex(/^[A-Za-z][A-Za-z0-9_.-]*$/)),
    payload: /* @__PURE__ */ z.record(/* @__PURE__ */ z.string(), /* @__PURE__ */ z.unknown()),
    updatedAt: z.iso.datetime()
});

/**
 * What creates or replaces a setting.
 */
export const zSystemSettingInput = /* @__PURE__ */ z.object({
    key: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(80), /* @__PURE__ */ z.regex(/^[A-Za-z][A-Za-z0-9_.-]*$/)),
    payload: /* @__PURE__ */ z.record(/* @__PURE__ */ z.string(), /* @__PURE__ */ z.unknown())
});

/**
 * What a visitor must know before signing up.
 */
export const zDefaultSettings = /* @__PURE__ */ z.object({
    agreement: /* @__PURE__ */ z.string(),
    version: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)))
});

/**
 * A language that greetings can be read in.
 */
export const zLanguage = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    code: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
    name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
    nativeName: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1))
});

/**
 * Something the product offers, such as recording.
 */
export const zService = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    code: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.regex(/^[a-z0-9_]+$/)),
    name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
    description: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
    enabled: /* @__PURE__ */ z.boolean()
});

/**
 * How soon it needs an answer; `normal` where left out.
 */
export const zTicketPriority = /* @__PURE__ */ z.enum([
    'low',
    'normal',
    'high',
    'urgent'
]);

/**
 * State of the ticket: 1 open, 2 in progress, 3 waiting, 4 resolved, 5 closed. A new ticket is open.
 */
export const zTicketStateId = /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(5));

/**
 * Name of the state. `waiting` means for the customer or somebody else.
 */
export const zTicketStateName = /* @__PURE__ */ z.enum([
    'open',
    'in_progress',
    'waiting',
    'resolved',
    'closed'
]);

/**
 * A file that came with a version.
 */
export const zTicketAttachment = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    versionId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
    type: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
    size: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    url: /* @__PURE__ */ z.string(),
    createdAt: z.iso.datetime()
});

/**
 * A message sent about a version.
 */
export const zTicketNotification = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    versionId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    channel: /* @__PURE__ */ z.enum([
        'email',
        'sms',
        'app'
    ]),
    to: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(254)),
    text: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(2000))),
    status: /* @__PURE__ */ z.enum([
        'queued',
        'sent',
        'failed'
    ]),
    createdAt: z.iso.datetime(),
    sentAt: /* @__PURE__ */ z.optional(z.iso.datetime())
});

/**
 * A user who is told of changes of a ticket from a version on.
 */
export const zObserver = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    versionId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    userId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    createdAt: z.iso.datetime(),
    DashUser: /* @__PURE__ */ z.optional(zDashUser)
});

/**
 * One step in the life of a ticket: an answer, a new owner or a new state. Versions are added, never changed.
 */
export const zTicketVersion = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    ticketId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    number: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    title: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(200)),
    body: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(20000)),
    priority: zTicketPriority,
    ownerId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    stateId: zTicketStateId,
    state: zTicketStateName,
    assetIds: /* @__PURE__ */ z.array(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    createdBy: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    createdAt: z.iso.datetime(),
    owner: /* @__PURE__ */ z.optional(zDashUser),
    creator: /* @__PURE__ */ z.optional(zDashUser),
    attachments: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(zTicketAttachment)),
    notifications: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(zTicketNotification)),
    observers: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(zObserver))
});

/**
 * A support case. Its text, owner and state live in its versions; what the latest version says is repeated here, so that lists can filter and sort by it.
 */
export const zTicket = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    customerId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    subject: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(200)),
    priority: zTicketPriority,
    ownerId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    stateId: zTicketStateId,
    state: zTicketStateName,
    versionId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    versionNumber: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    createdBy: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    Customer: /* @__PURE__ */ z.optional(zCustomer),
    owner: /* @__PURE__ */ z.optional(zDashUser),
    creator: /* @__PURE__ */ z.optional(zDashUser),
    versions: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(zTicketVersion))
});

/**
 * Names an asset. One of the same kind and record is used again, another is added.
 */
export const zAssetReference = /* @__PURE__ */ z.object({
    kind: /* @__PURE__ */ z.enum([
        'tracking_number',
        'receiving_number',
        'tracking_source',
        'sip_gateway',
        'call',
        'voice_menu',
        'user',
        'device',
        'other'
    ]),
    recordId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(120)),
    description: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(500)))
});

/**
 * What opens a ticket. The server makes its first version of it.
 */
export const zTicketInput = /* @__PURE__ */ z.object({
    customerId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    subject: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(200)),
    body: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(20000))),
    priority: /* @__PURE__ */ z.optional(zTicketPriority),
    ownerId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    stateId: /* @__PURE__ */ z.optional(zTicketStateId),
    assets: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(zAssetReference).check(/* @__PURE__ */ z.maxLength(50))),
    observers: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))).check(/* @__PURE__ */ z.maxLength(50)))
});

/**
 * What adds a version to a ticket. What is left out stays as in the version before, but the body, which is then empty.
 */
export const zTicketVersionInput = /* @__PURE__ */ z.object({
    title: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(200))),
    body: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(20000))),
    priority: /* @__PURE__ */ z.optional(zTicketPriority),
    ownerId: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    stateId: /* @__PURE__ */ z.optional(zTicketStateId),
    assets: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(zAssetReference).check(/* @__PURE__ */ z.maxLength(50)))
});

/**
 * How far work on a ticket is.
 */
export const zTicketState = /* @__PURE__ */ z.object({
    id: zTicketStateId,
    name: zTicketStateName
});

/**
 * Something a ticket can be about, such as a number, a gateway, a call or a device. It comes to be with its first ticket.
 */
export const zAsset = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    customerId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    kind: /* @__PURE__ */ z.enum([
        'tracking_number',
        'receiving_number',
        'tracking_source',
        'sip_gateway',
        'call',
        'voice_menu',
        'user',
        'device',
        'other'
    ]),
    recordId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(120)),
    description: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(500))),
    createdAt: z.iso.datetime(),
    Customer: /* @__PURE__ */ z.optional(zCustomer)
});

/**
 * One file of at most 10 MB: a picture, PDF, text, CSV, log or sound. Its name and media type are those of the part.
 */
export const zTicketAttachmentUpload = /* @__PURE__ */ z.object({
    file: /* @__PURE__ */ z.string()
});

/**
 * What sends a message about a version.
 */
export const zTicketNotificationInput = /* @__PURE__ */ z.object({
    channel: /* @__PURE__ */ z.enum([
        'email',
        'sms',
        'app'
    ]),
    to: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(254)),
    text: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(2000)))
});

/**
 * Which user to tell of changes. Ticket and version are those of the path.
 */
export const zObserverInput = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    versionId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    userId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))
});

/**
 * A company the service is built on, such as a carrier.
 */
export const zServiceProvider = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
    kind: /* @__PURE__ */ z.enum([
        'carrier',
        'numbers',
        'messaging',
        'payments',
        'speech',
        'hosting'
    ]),
    country: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/^[a-z]{2}$/))),
    website: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
    supportEmail: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.email()),
    supportPhone: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
    status: /* @__PURE__ */ z.enum([
        'operational',
        'degraded',
        'down',
        'retired'
    ]),
    createdAt: z.iso.datetime()
});

/**
 * A file kept for a customer, such as a contract or an invoice.
 */
export const zDocument = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    customerId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
    kind: /* @__PURE__ */ z.enum([
        'agreement',
        'contract',
        'invoice',
        'proof_of_address',
        'proof_of_identity',
        'letter_of_authorization',
        'other'
    ]),
    type: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
    size: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    url: /* @__PURE__ */ z.string(),
    createdAt: z.iso.datetime(),
    Customer: /* @__PURE__ */ z.optional(zCustomer)
});

/**
 * A time in which work on the network may disturb calls. The name is spelled as the API spells it.
 */
export const zMainteinance = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    title: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
    description: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
    serviceProviderId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    impact: /* @__PURE__ */ z.enum([
        'none',
        'degraded',
        'outage'
    ]),
    status: /* @__PURE__ */ z.enum([
        'planned',
        'running',
        'done',
        'cancelled'
    ]),
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    createdAt: z.iso.datetime(),
    ServiceProvider: /* @__PURE__ */ z.optional(zServiceProvider)
});

/**
 * Somebody who gets a customer's notices.
 */
export const zAddressee = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    customerId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    userId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
    email: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.email()),
    phone: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
    channel: /* @__PURE__ */ z.enum([
        'email',
        'sms',
        'app'
    ]),
    topic: /* @__PURE__ */ z.enum([
        'billing',
        'calls',
        'maintenance',
        'reports',
        'tickets'
    ]),
    active: /* @__PURE__ */ z.boolean(),
    createdAt: z.iso.datetime(),
    Customer: /* @__PURE__ */ z.optional(zCustomer),
    DashUser: /* @__PURE__ */ z.optional(zDashUser)
});

/**
 * Name of a realtime channel, as asyncapi.yaml describes it.
 */
export const zChannelName = /* @__PURE__ */ z.enum([
    'call_log',
    'notifications',
    'customer',
    'user',
    'role',
    'product',
    'number_management',
    'tracking_number',
    'receiving_numbers',
    'sip_gateway'
]);

/**
 * A realtime channel a session listens to.
 */
export const zRedisSubscription = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    customerId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    userId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    channel: zChannelName,
    topic: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
    connectionId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
    subscribedAt: z.iso.datetime(),
    lastMessageAt: /* @__PURE__ */ z.optional(z.iso.datetime()),
    Customer: /* @__PURE__ */ z.optional(zCustomer),
    DashUser: /* @__PURE__ */ z.optional(zDashUser)
});

/**
 * Brand of a card, such as visa, mastercard, amex or discover.
 */
export const zCardType = /* @__PURE__ */ z.string();

/**
 * A saved card. Its number is known to the payment provider alone.
 */
export const zPaymentMethod = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    customerId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    token: /* @__PURE__ */ z.string(),
    payment_id: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
    primary: /* @__PURE__ */ z.boolean(),
    brand: zCardType,
    last4: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/^[0-9]{4}$/)),
    expMonth: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(12)),
    expYear: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(2000)),
    holderName: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
    createdAt: z.iso.datetime(),
    Customer: /* @__PURE__ */ z.optional(zCustomer)
});

/**
 * What the wallet holds.
 */
export const zWalletBalance = /* @__PURE__ */ z.object({
    balance: /* @__PURE__ */ z.number(),
    currency: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/^[A-Z]{3}$/))
});

/**
 * Whether there is a card to charge.
 */
export const zPrimaryMethodAnswer = /* @__PURE__ */ z.object({
    has_primary_method: /* @__PURE__ */ z.boolean()
});

/**
 * Which payment to give back.
 */
export const zRefundRequest = /* @__PURE__ */ z.object({
    customerId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    transactionId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    amount: /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0.01)),
    reason: /* @__PURE__ */ z.optional(zReason)
});

/**
 * Money that entered or left a wallet.
 */
export const zPaymentTransaction = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    customerId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    productId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    description: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
    cardType: /* @__PURE__ */ z.optional(zCardType),
    transactionType: /* @__PURE__ */ z.enum([
        'payment',
        'charge',
        'refund',
        'adjustment'
    ]),
    category: /* @__PURE__ */ z.enum([
        'wallet',
        'call_charges',
        'plan',
        'add_on',
        'number'
    ]),
    amount: /* @__PURE__ */ z.number(),
    balanceAfter: /* @__PURE__ */ z.number(),
    status: /* @__PURE__ */ z.enum([
        'pending',
        'succeeded',
        'failed',
        'refunded'
    ]),
    refundedAmount: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0))),
    refundOfId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    discountOfId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    invoiceNumber: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
    last4: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
    isAutomatic: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
    transactionDate: z.iso.datetime(),
    Customer: /* @__PURE__ */ z.optional(zCustomer),
    Product: /* @__PURE__ */ z.optional(zProduct)
});

/**
 * What was written to the wallet, and what it holds now.
 */
export const zWalletMovement = /* @__PURE__ */ z.object({
    transaction: zPaymentTransaction,
    balance: /* @__PURE__ */ z.number()
});

/**
 * Which transaction to invoice.
 */
export const zInvoiceRequest = /* @__PURE__ */ z.object({
    customerId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    transactionId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))
});

/**
 * One line of an invoice.
 */
export const zInvoiceLine = /* @__PURE__ */ z.object({
    description: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
    quantity: /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0)),
    unitPrice: /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0)),
    amount: /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0))
});

/**
 * The invoice of one transaction, in the customer's currency, as its PDF is. Without a rate for that, it is in USD.
 */
export const zInvoice = /* @__PURE__ */ z.object({
    number: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
    customerId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    transactionId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    status: /* @__PURE__ */ z.enum([
        'open',
        'paid',
        'refunded'
    ]),
    issuedAt: z.iso.datetime(),
    currency: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/^[A-Z]{3}$/)),
    rate: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gt(0))),
    lines: /* @__PURE__ */ z.array(zInvoiceLine).check(/* @__PURE__ */ z.minLength(1)),
    subtotal: /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0)),
    tax: /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0)),
    total: /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0))
});

/**
 * Who pays. Needed at sign-up, where there is no session yet.
 */
export const zPaymentIntentCustomer = /* @__PURE__ */ z.object({
    token: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string()),
    currency: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/^[A-Z]{3}$/)),
    email: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.email().check(/* @__PURE__ */ z.maxLength(254)))
});

/**
 * What is to be paid.
 */
export const zPaymentIntentRequest = /* @__PURE__ */ z.object({
    amount: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/^[0-9]{1,9}([.][0-9]{1,3})?$/)),
    customer: /* @__PURE__ */ z.optional(zPaymentIntentCustomer)
});

/**
 * A payment that was begun. The payment provider's card form ends it with the secret.
 */
export const zPaymentIntent = /* @__PURE__ */ z.object({
    client_secret: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
    intentId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
    amount: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
    currency: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/^[A-Z]{3}$/)))
});

/**
 * Which confirmed payment to add to the wallet.
 */
export const zIntentToWalletRequest = /* @__PURE__ */ z.object({
    intentId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(200))
});

/**
 * Which card to save.
 */
export const zAttachMethodRequest = /* @__PURE__ */ z.object({
    token: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(200)),
    customerId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    primary: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean())
});

/**
 * Which card to forget.
 */
export const zDetachMethodRequest = /* @__PURE__ */ z.object({
    token: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(200))
});

/**
 * Which card to charge from now on.
 */
export const zSetPrimaryRequest = /* @__PURE__ */ z.object({
    payment_id: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(200))
});

/**
 * How much to charge to which card.
 */
export const zChargeRequest = /* @__PURE__ */ z.object({
    amount: /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0.5), /* @__PURE__ */ z.lte(100000)),
    source: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(200)),
    customerId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    reason: /* @__PURE__ */ z.optional(zReason)
});

/**
 * Whose card is to be saved.
 */
export const zCardSetupRequest = /* @__PURE__ */ z.object({
    customerId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)))
});

/**
 * A card form that was begun. No money moves.
 */
export const zCardSetupIntent = /* @__PURE__ */ z.object({
    client_secret: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
    intentId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)))
});

/**
 * What is charged from a moment on.
 */
export const zAmountFrom = /* @__PURE__ */ z.object({
    from: z.iso.datetime(),
    amount: /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0))
});

/**
 * A charge that comes again and again.
 */
export const zUpcomingCharge = /* @__PURE__ */ z.object({
    at: z.iso.datetime(),
    amount: /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0)),
    every: /* @__PURE__ */ z.enum(['month', 'year']),
    day: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(31))),
    kind: /* @__PURE__ */ z.enum([
        'plan',
        'add_on',
        'number'
    ]),
    description: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
    changes: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(zAmountFrom))
});

/**
 * What was said last of charging the primary card without asking.
 */
export const zPaymentConsent = /* @__PURE__ */ z.object({
    accepted: /* @__PURE__ */ z.boolean(),
    customerId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    userId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    savedAt: z.iso.datetime()
});

/**
 * Plan and add-ons of the customer, and what they cost next.
 */
export const zSubscriptionDetail = /* @__PURE__ */ z.object({
    customerId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    state: zAccountState,
    currency: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/^[A-Z]{3}$/)),
    plan: /* @__PURE__ */ z.optional(zSubscription),
    addOns: /* @__PURE__ */ z.array(zSubscription),
    monthlyTotal: /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0)),
    dailySpend: /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0)),
    daysLeft: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
    upcoming: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(zUpcomingCharge)),
    nextInvoiceAt: /* @__PURE__ */ z.optional(z.iso.datetime()),
    nextInvoiceAmount: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0))),
    warnBelowUsd: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0))),
    stopBelowUsd: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0))),
    overdueSince: /* @__PURE__ */ z.optional(z.iso.datetime()),
    consent: /* @__PURE__ */ z.optional(zPaymentConsent),
    heldBy: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum([
        'person',
        'wallet',
        'past_due'
    ]))
});

/**
 * Whose account to change.
 */
export const zAccountStateRequest = /* @__PURE__ */ z.object({
    customerId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    reason: /* @__PURE__ */ z.optional(zReason)
});

/**
 * State of the account afterwards.
 */
export const zAccountStateAnswer = /* @__PURE__ */ z.object({
    state: zAccountState
});

/**
 * Whether the primary card may be charged without asking each time.
 */
export const zPaymentConsentRequest = /* @__PURE__ */ z.object({
    accepted: /* @__PURE__ */ z.boolean(),
    text: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(5000)))
});

/**
 * A day or a minute of UTC, such as 2026-03-01 or 2026-03-01T00:00; the last one counts to its end.
 */
export const zUtcDateTime = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(10), /* @__PURE__ */ z.maxLength(16), /* @__PURE__ */ z.regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}([T ][0-9]{2}:[0-9]{2})?$/));

/**
 * Which days to invoice, or which transaction. Without either it is the current month so far.
 */
export const zCustomerInvoiceRequest = /* @__PURE__ */ z.object({
    startDate: /* @__PURE__ */ z.optional(zUtcDateTime),
    endDate: /* @__PURE__ */ z.optional(zUtcDateTime),
    timeZone: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(60))),
    transactionId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    customerId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)))
});

/**
 * What to put into a wallet without a card.
 */
export const zAdjustmentRequest = /* @__PURE__ */ z.object({
    customerId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    transactionType: /* @__PURE__ */ z.enum(['adjustment']),
    amount: /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0.01), /* @__PURE__ */ z.lte(100000)),
    discountOfId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    reason: zReason
});

/**
 * Whose calls to sum up, and over which days.
 */
export const zCallChargeSummaryRequest = /* @__PURE__ */ z.object({
    startDate: zUtcDateTime,
    endDate: zUtcDateTime,
    customerId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)))
});

/**
 * What the calls of one day cost.
 */
export const zCallChargeDay = /* @__PURE__ */ z.object({
    date: z.iso.date(),
    calls: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    talkSeconds: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    amount: /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0))
});

/**
 * What calls cost over some days.
 */
export const zCallChargeSummary = /* @__PURE__ */ z.object({
    customerId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    startDate: zUtcDateTime,
    endDate: zUtcDateTime,
    calls: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    talkSeconds: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    amount: /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0)),
    days: /* @__PURE__ */ z.array(zCallChargeDay)
});

/**
 * A reduction of a product's price for a time.
 */
export const zPriceDiscount = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    productId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    percent: /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(100)),
    from: z.iso.datetime(),
    until: /* @__PURE__ */ z.optional(z.iso.datetime()),
    Product: /* @__PURE__ */ z.optional(zProduct)
});

/**
 * What a US dollar is worth in another currency.
 */
export const zCurrencyRate = /* @__PURE__ */ z.object({
    code: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/^[A-Z]{3}$/)),
    rate: /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gt(0)),
    symbol: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)))
});

/**
 * The product a plan is a price of.
 */
export const zRegistrationProduct = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    code: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1))),
    name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
    description: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1))
});

/**
 * A plan at one price, as the sign-up offers it.
 */
export const zRegistrationPlan = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    description: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
    currency: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/^[A-Z]{3}$/)),
    price: /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0)),
    fullPrice: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0))),
    discountPercent: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(100))),
    discountUntil: /* @__PURE__ */ z.optional(z.iso.datetime()),
    recur: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
    walletBaseline: /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0)),
    currencySymbol: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
    Product: zRegistrationProduct
});

/**
 * What changes a product. Fields left out stay as they are.
 */
export const zProductUpdate = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    name: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(80))),
    description: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(500))),
    tier: /* @__PURE__ */ z.optional(zPlanTier),
    recur: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(40), /* @__PURE__ */ z.regex(/month|year|once/))),
    price: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(100000))),
    currency: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/^[A-Z]{3}$/))),
    walletBaseline: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(100000))),
    active: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean())
});

/**
 * What to subscribe a customer to.
 */
export const zSubscribeRequest = /* @__PURE__ */ z.object({
    productId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    variationId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    quantity: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(1000))),
    customerId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    reason: /* @__PURE__ */ z.optional(zReason)
});

/**
 * Says that a customer has a product.
 */
export const zCustomerProductsRel = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    customerId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    productId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    subscriptionId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    createdAt: z.iso.datetime(),
    Customer: /* @__PURE__ */ z.optional(zCustomer),
    Product: /* @__PURE__ */ z.optional(zProduct)
});

/**
 * The subscription afterwards, and what was paid for it.
 */
export const zSubscribeAnswer = /* @__PURE__ */ z.object({
    Subscription: zSubscription,
    CustomerProductsRel: zCustomerProductsRel,
    charged: /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0)),
    balance: /* @__PURE__ */ z.number()
});

/**
 * What to unsubscribe a customer from.
 */
export const zUnsubscribeRequest = /* @__PURE__ */ z.object({
    productId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    subscriptionId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    quantity: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(1000))),
    customerId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    reason: /* @__PURE__ */ z.optional(zReason)
});

/**
 * What creates or replaces a variation. Without an id one is created.
 */
export const zProductVariationInput = /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    productId: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(80)),
    description: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(500))),
    currency: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/^[A-Z]{3}$/)),
    price: /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(100000)),
    recur: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(40), /* @__PURE__ */ z.regex(/month|year|once/)),
    walletBaseline: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(100000))),
    active: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean())
});

/**
 * A random text such as a UUID, the same each time one request is sent. The request is then done once: sent again, within 30 days, it is answered as the first time (`Idempotency-Replayed: true`). With another body it is refused with 422, and while the first is still running with 409. Keys belong to the customer and the operation. An answer of 500 or more is not kept.
 */
export const zIdempotencyKey = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(255), /* @__PURE__ */ z.regex(/^[!-~]+$/));

/**
 * Which rows, in which order, how many. JSON, percent-encoded once.
 */
export const zFilter = /* @__PURE__ */ z.string();

/**
 * Conditions a row must meet to be deleted. JSON, percent-encoded once. Never empty. A call that deletes more than 500 rows can't be undone.
 */
export const zRequiredWhere = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(2));

/**
 * Conditions a row must meet. JSON, percent-encoded once.
 */
export const zWhere = /* @__PURE__ */ z.string();

/**
 * Id of the row, a positive integer.
 */
export const zId = /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1));
