// Generated from contract/openapi.yaml by `pnpm generate`. Do not edit.
import type { OfCore } from '../core/core-types.ts'

/** A time as `toISOString()` writes it. Any text is taken for one; its type says what it means. */
export type DateTime = string & { readonly format?: 'date-time' }

export interface paths {
    "/DashUsers/authenticate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Answers a session token. Some servers answer 200 with `statusCode`, `name` and `message` when the sign-in is refused: that is never a session. What was paid for a sign-up with the address of the user, and never used, enters the wallet of the customer now.
         */
        post: operations["DashUser.authenticate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/DashUsers/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session whose token the call carries.
         */
        post: operations["DashUser.logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/DashUsers/activate/token={token}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Token from the activation mail.
                 * @example 7b1e0c52f8
                 */
                token: string;
            };
            cookie?: never;
        };
        /**
         * Activate an account
         * @description Uses up the token of an activation mail.
         */
        get: operations["DashUser.activate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/DashUsers/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset a forgotten password
         * @description Mails a new password to the address. Answers false when the account cannot be reset.
         */
        post: operations["DashUser.forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/DashUsers/impersonate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Act as another user
         * @description Answers a token of its own. While it is sent, every call is made as that user. For who may change anything, as somebody who may do no more.
         */
        post: operations["DashUser.impersonate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/DashUsers/deimpersonate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop acting as another user
         * @description Ends the impersonation token. The own session goes on.
         */
        post: operations["DashUser.deimpersonate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/DashUsers/request_email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a verification code by e-mail
         * @description First step of the sign-up. Calling it again sends another code.
         */
        post: operations["DashUser.requestEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/DashUsers/verify_email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify an e-mail address
         * @description Second step of the sign-up. Any message but `success` means that the address is not verified.
         */
        post: operations["DashUser.verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/DashUsers/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open an account
         * @description Last step of the sign-up, after the card payment. Makes the customer, its first user, the subscription and the wallet. What else was paid for a sign-up of the same address, and never used, enters the wallet as well.
         */
        post: operations["DashUser.register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/DashUsers/cani": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask whether the session may do something
         * @description A section with `kind` asks whether it may be read or changed; without a section the question is about the account as a whole. The answer is a flag, and never 403.
         */
        post: operations["DashUser.canI"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/DashUsers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description The users the session may see. Staff of a customer see the users of their own company only.
         */
        get: operations["DashUser.find"];
        put?: never;
        /**
         * Add a user
         * @description The password is never answered.
         */
        post: operations["DashUser.create"];
        /**
         * Delete several users
         * @description Deletes every row that meets the condition.
         */
        delete: operations["DashUser.deleteAll"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/DashUsers/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count users
         * @description How many users match `where`; all that the session may see where it is left out.
         */
        get: operations["DashUser.count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/DashUsers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Read a user
         * @description Comes with `Customer` and with `DashRoleMapping`, each with its `DashRole` and that with its `GuiVisibilities`: all that the session's own user needs to build its menu.
         */
        get: operations["DashUser.findById"];
        put?: never;
        post?: never;
        /**
         * Delete a user
         * @description A `count` of 0 says that there was none with this id to delete.
         */
        delete: operations["DashUser.deleteById"];
        options?: never;
        head?: never;
        /**
         * Change a user
         * @description Takes single fields, an id and a password, or the whole user with its `uiSettings`.
         */
        patch: operations["DashUser.patchById"];
        trace?: never;
    };
    "/DashUsers/{id}/role": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a user a role
         * @description Replaces the role the user had. It is one of the user's customer, or one for every customer.
         */
        post: operations["DashUser.setRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/DashUsers/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to switch on codes at sign-in
         * @description Answers a secret for an authenticator app (RFC 6238: SHA-1, 6 digits, 30 seconds), this once. Nothing changes until a code of it is confirmed.
         */
        post: operations["DashUser.beginSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/DashUsers/second-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch on codes at sign-in
         * @description Takes a code of the secret, and answers ten recovery codes, this once. Each of them stands in for one code.
         */
        post: operations["DashUser.confirmSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/DashUsers/second-factor/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a code during a session
         * @description Calls with `x-recent-code` need a code that is at most 15 minutes old, of users who sign in with one. The code at sign-in counts as well. During impersonation it is a code of the user who impersonates.
         */
        post: operations["DashUser.verifySecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/DashUsers/second-factor/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch off codes at sign-in
         * @description Takes the password and a code, or a recovery code.
         */
        post: operations["DashUser.disableSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/DashUsers/{id}/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Ask whether a user signs in with a code
         * @description Of others, for users who may change them. The secret is never answered.
         */
        get: operations["DashUser.findSecondFactor"];
        put?: never;
        post?: never;
        /**
         * Reset the codes of another user
         * @description Switches them off for somebody who has lost the authenticator, and mails that user. The next sign-in says so. Nobody resets the own ones.
         */
        delete: operations["DashUser.resetSecondFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/DashUsers/{id}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * List the sessions of a user
         * @description Where the user is signed in, the session used last first. Sessions in which others act as the user are not listed, nor are API keys. Sessions of others are for users who may change them.
         */
        get: operations["DashUser.findSessions"];
        put?: never;
        post?: never;
        /**
         * End the sessions of a user
         * @description Ends all sessions of the user except the one that makes the call.
         */
        delete: operations["DashUser.endSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/DashUsers/{id}/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
                /**
                 * @description Id of the session, as the list has it.
                 * @example 6f1c2a34-9d1b-4c7e-8a55-3e1f0b7c9d20
                 */
                sessionId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a session of a user
         * @description Ends the session at once, with what its user does as others in it. A `count` of 0 says that it had ended already.
         */
        delete: operations["DashUser.endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/DashUsers/{id}/account-reset": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Reset the account of a user
         * @description Ends the sessions of the user and mails a new password.
         */
        get: operations["DashUser.accountReset"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/DashUsers/verification_tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List verification tokens
         * @description Tokens and codes that were mailed for sign-up, activation and password reset.
         */
        get: operations["DashUser.findVerificationTokens"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/DashUsers/several_user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read several users
         * @description Ids that are not there, or that the session may not see, are left out.
         */
        post: operations["DashUser.severalUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/DashUsers/isunique": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask whether a user name or e-mail address is free
         * @description Answers whether no user has the value in that column yet. What is free now may be taken before it is used, so adding the user decides.
         */
        post: operations["DashUser.isUnique"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/DashUsers/{id}/DashRoleMapping": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take all roles from a user
         * @description Without a role a person may sign in, and sees only what everybody may.
         */
        delete: operations["DashUser.deleteRoleMapping"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/DashRoles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List roles
         * @description Include `GuiVisibilities` for what each role may do, `principals` for who has it.
         */
        get: operations["DashRole.find"];
        put?: never;
        /**
         * Add a role
         * @description A new role sees no section until it gets visibilities.
         */
        post: operations["DashRole.create"];
        /**
         * Delete several roles
         * @description Deletes every row that meets the condition.
         */
        delete: operations["DashRole.deleteAll"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/DashRoles/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count roles
         * @description How many roles match `where`; all that the session may see where it is left out.
         */
        get: operations["DashRole.count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/DashRoles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Read a role
         * @description Comes with its `GuiVisibilities`, each with section and permission.
         */
        get: operations["DashRole.findById"];
        put?: never;
        post?: never;
        /**
         * Delete a role
         * @description A `count` of 0 says that there was none with this id to delete.
         */
        delete: operations["DashRole.deleteById"];
        options?: never;
        head?: never;
        /**
         * Change a role
         * @description Fields that are left out stay as they are. Which sections the role opens is changed by its visibilities.
         */
        patch: operations["DashRole.patchById"];
        trace?: never;
    };
    "/DashRoles/AssociatedDashUsers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the users who have a role
         * @description The role is named in the body, and the answer has every user who has it, as far as the session may see them.
         */
        post: operations["DashRole.associatedDashUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/DashRoles/{id}/GuiVisibilities": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deny a role every section
         * @description Deletes all visibilities of the role.
         */
        delete: operations["DashRole.deleteGuiVisibilities"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/DashRoles/{roleId}/principals": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the role.
                 * @example 3
                 */
                roleId: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a role to a user
         * @description Adds an assignment of the role in the path, or changes the one that there is. Other roles of the user stay.
         */
        post: operations["DashRole.addPrincipals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/DashRoleMappings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List role assignments
         * @description All role assignments that the session may see, narrowed down by `filter`. Relations come where `include` names them.
         */
        get: operations["DashRoleMapping.find"];
        put?: never;
        /**
         * Add a role assignment
         * @description The user has the role's permissions from the next call on.
         */
        post: operations["DashRoleMapping.create"];
        /**
         * Delete several role assignments
         * @description Deletes every row that meets the condition.
         */
        delete: operations["DashRoleMapping.deleteAll"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/DashRoleMappings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a role assignment
         * @description A `count` of 0 says that there was none with this id to delete. The user loses the role's permissions with the next call.
         */
        delete: operations["DashRoleMapping.deleteById"];
        options?: never;
        head?: never;
        /**
         * Change a role assignment
         * @description Fields that are left out stay as they are.
         */
        patch: operations["DashRoleMapping.patchById"];
        trace?: never;
    };
    "/GuiVisibilities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List visibilities
         * @description Which role may do what in which section. Include `GuiSection` and `GuiPermission` for the names.
         */
        get: operations["GuiVisibility.find"];
        /**
         * Replace a visibility
         * @description Replaces the row named by the `id` in the body. Without an id it creates one.
         */
        put: operations["GuiVisibility.upsert"];
        /**
         * Add a visibility
         * @description Says what a role may do in one section of the app. A role has one permission a section: a second one is refused with 422.
         */
        post: operations["GuiVisibility.create"];
        /**
         * Delete several visibilities
         * @description Deletes every row that meets the condition.
         */
        delete: operations["GuiVisibility.deleteAll"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/GuiSections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sections
         * @description The parts of the app that permissions are given for, such as Call Logs. They are the same for every customer.
         */
        get: operations["GuiSection.find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/GuiPermissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List permissions
         * @description The permissions that a role can have for a section: deny, read-only and all. They are the same for every customer.
         */
        get: operations["GuiPermission.find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List customers
         * @description The customers the session may see. Staff of a customer see their own company only.
         */
        get: operations["Customer.find"];
        /**
         * Replace a customer
         * @description Replaces the customer named by the `id` in the body; fields left out are dropped. Without an id it creates one.
         */
        put: operations["Customer.upsert"];
        /**
         * Add a customer
         * @description The customer starts with an empty wallet and an active account.
         */
        post: operations["Customer.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Customers/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count customers
         * @description How many customers match `where`; all that the session may see where it is left out.
         */
        get: operations["Customer.count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Customers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Read a customer
         * @description Answers 404 where there is no customer with this id, and where the session may not see it.
         */
        get: operations["Customer.findById"];
        put?: never;
        post?: never;
        /**
         * Delete a customer
         * @description A `count` of 0 says that there was none with this id to delete. What belongs to the customer goes with it.
         */
        delete: operations["Customer.deleteById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Customers/{id}/Subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * List what a customer subscribes to
         * @description Products that the customer has or had, each with its state. Answers 404 where the session may not see the customer.
         */
        get: operations["Customer.findSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ApiKeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API keys
         * @description Keys with their names, scopes and ends. The key itself is shown once, when it is made, and here only by its end.
         */
        get: operations["ApiKey.find"];
        put?: never;
        /**
         * Make an API key
         * @description The server makes the key, and answers it this once.
         */
        post: operations["ApiKey.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ApiKeys/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count API keys
         * @description How many API keys match `where`; all that the session may see where it is left out.
         */
        get: operations["ApiKey.count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ApiKeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Read an API key
         * @description Answers 404 where there is no key with this id, and where the session may not see it. The key itself is shown only by its end.
         */
        get: operations["ApiKey.findById"];
        /**
         * Replace an API key
         * @description Changes name, scope and end. The key stays as it is.
         */
        put: operations["ApiKey.replaceById"];
        post?: never;
        /**
         * Delete an API key
         * @description Programs that use it are refused from then on.
         */
        delete: operations["ApiKey.deleteById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CallLogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List calls
         * @description The calls the session may see, with the names joined from contact, source and gateway. The answer says how many match in all.
         */
        get: operations["CallLog.find"];
        /**
         * Replace a call
         * @description Replaces the call named by the `id` in the body; fields left out are dropped. Without an id it creates one. Who changes `handling` is kept with the call as `handledBy`, and when.
         */
        put: operations["CallLog.upsert"];
        post?: never;
        /**
         * Delete several calls
         * @description Deletes every row that meets the condition.
         */
        delete: operations["CallLog.deleteAll"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CallLogs/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count calls
         * @description How many calls match `where`; all that the session may see where it is left out.
         */
        get: operations["CallLog.count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CallLogs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Read a call
         * @description Comes with `legs`, what happened to the call in order.
         */
        get: operations["CallLog.findById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CallLogs/update_phonebook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Link a call to a contact
         * @description The call shows the contact's name and address from now on. The contact must be of the same customer.
         */
        put: operations["CallLog.updatePhonebook"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CallLogs/updateCustomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move calls to another customer
         * @description `updateInfo` is JSON of the ids of calls and of the customer they go to. What was charged for them stays charged to whom it was.
         */
        post: operations["CallLog.updateCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CallLogs/count_logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count calls by period
         * @description How many calls there were today, yesterday, this week and so on.
         */
        get: operations["CallLog.countLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CallLogs/compare_report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Compare two periods
         * @description Compares the range with a second one. Without a second range it is the one of the same length just before.
         */
        get: operations["CallLog.getCompareReport"];
        put?: never;
        /**
         * Compare two periods (fields in the body)
         * @description Compares the range with a second one. Without a second range it is the one of the same length just before.
         */
        post: operations["CallLog.compareReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CallLogSupports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List calls for support
         * @description Flat rows with joined names and technical details. The answer says how many match in all.
         */
        get: operations["CallLogSupport.find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/LightCallLogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List calls briefly
         * @description Small rows for charts and long lists. Both dates narrow what the filter lets through.
         */
        get: operations["LightCallLog.find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Storages/getRecording": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Listen to a recording
         * @description A player may ask for a part by a `Range` header and is answered with 206. A reference to the recording stands in its call.
         */
        get: operations["Storage.getRecording"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/PhoneBooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List contacts
         * @description All contacts that the session may see, narrowed down by `filter`. Relations come where `include` names them.
         */
        get: operations["PhoneBook.find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/PhoneBooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Read a contact
         * @description Answers 404 where there is no contact with this id, and where the session may not see it.
         */
        get: operations["PhoneBook.findById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Phonebooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save a contact
         * @description Replaces the contact named by the `id` in the body; fields left out are dropped. Without an id it creates one. The path is spelled with a small b.
         */
        put: operations["PhoneBook.upsert"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Reports/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the headline figures of a period
         * @description The days are those of the time zone that `timezoneOffset` gives, or of UTC.
         */
        get: operations["Report.statistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Reports/dashboardData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compute what a dashboard widget shows
         * @description `widgetName` says which figures. Days begin and end as `timezoneOffset` has it, and weeks as `weekStart` has it.
         */
        post: operations["Report.dashboardData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Reports/activity_report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report calls day by day
         * @description One entry a day of the span, days without calls among them. `offset` says by which clock a day begins.
         */
        post: operations["Report.activityReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Reports/overview_report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report calls by source, number, hour and weekday
         * @description The same calls, counted in four ways. `offset` says by which clock hours and weekdays are told.
         */
        post: operations["Report.overviewReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Reports/export_report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export the calls day by day as CSV
         * @description The rows of the activity report: one line a day with the columns date, calls, answered, missed, voicemail, busy, failed, firstTimeCallers, uniqueCallers, talkSeconds, averageTalkSeconds, averageRingSeconds and charge.
         */
        post: operations["Report.exportReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List saved views
         * @description The views of the session's user and those shared with them.
         */
        get: operations["Template.find"];
        put?: never;
        /**
         * Save a view
         * @description Keeps a list or report as it was set, under a name. The owner is the session's user.
         */
        post: operations["Template.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Templates/shareTemplate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Share a saved view
         * @description Only the owner may share it.
         */
        post: operations["Template.shareTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Replace a saved view
         * @description Fields that are left out are dropped. Answers 404 where the session may not see the view.
         */
        put: operations["Template.replaceById"];
        post?: never;
        /**
         * Delete a saved view
         * @description A `count` of 0 says that there was none with this id to delete.
         */
        delete: operations["Template.deleteById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ReceivingNumbers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List receiving numbers
         * @description All receiving numbers that the session may see, narrowed down by `filter`. Relations come where `include` names them.
         */
        get: operations["ReceivingNumber.find"];
        put?: never;
        /**
         * Add a receiving number
         * @description Calls can be delivered to it at once. A number that the customer has already is refused with 422.
         */
        post: operations["ReceivingNumber.create"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change fields of a receiving number
         * @description Changes the fields given and leaves the others.
         */
        patch: operations["ReceivingNumber.patch"];
        trace?: never;
    };
    "/ReceivingNumbers/receiving_numbers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a page of receiving numbers
         * @description The list for screens, a page at a time. Search it by `number` and `tracking_number`.
         */
        get: operations["ReceivingNumber.findPaged"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ReceivingNumbers/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count receiving numbers
         * @description How many receiving numbers match `where`; all that the session may see where it is left out.
         */
        get: operations["ReceivingNumber.count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ReceivingNumbers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Read a receiving number
         * @description Answers 404 where there is no receiving number with this id, and where the session may not see it.
         */
        get: operations["ReceivingNumber.findById"];
        put?: never;
        post?: never;
        /**
         * Delete a receiving number
         * @description Tracking numbers that deliver to it are left without a receiving number.
         */
        delete: operations["ReceivingNumber.deleteById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ReceivingNumbers/bulk_upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import receiving numbers from CSV
         * @description Columns `number`, `description` and `companyId`, of which the first is required. Rows are matched by number. A row that is refused does not hold back the others; the same file twice creates nothing twice.
         */
        post: operations["ReceivingNumber.bulkUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ReceivingNumbers/bulk_download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export receiving numbers as CSV
         * @description Every receiving number that matches, a header row first.
         */
        get: operations["ReceivingNumber.bulkDownload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/OpNumbers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tracking numbers
         * @description Ask for those that use a receiving number, gateway or tracking source by `receiving_numberId`, `sip_gatewayId` or `tracking_sourceId`.
         */
        get: operations["OpNumber.find"];
        /**
         * Add, buy or replace a tracking number
         * @description Replaces the tracking number named by the `id` in the body; fields left out are dropped. Without an id it creates one. Creating a number that NumberProvider.reserve holds for the customer buys it: the set-up price and the first month are taken from the wallet, and the hold ends. A hold that has ended, a wallet that does not suffice, or a number for sale that is not held, is refused with 422. Buying what is held takes Buy Numbers, everything else Tracking Numbers. Making a released number active again restores it while it can be restored.
         */
        put: operations["OpNumber.upsert"];
        post?: never;
        /**
         * Delete all tracking numbers that match
         * @description Deletes every tracking number that `where` finds and the session may change. An empty `where` is refused.
         */
        delete: operations["OpNumber.deleteAll"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/OpNumbers/tracking_numbers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a page of tracking numbers
         * @description The list for screens, a page at a time. It can be sorted over `tracking_number` and `ReceivingNumber.number`.
         */
        get: operations["OpNumber.findPaged"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/OpNumbers/tracking_numbers/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the tracking numbers of the paged list
         * @description The count that belongs to the paged list.
         */
        get: operations["OpNumber.countPaged"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/OpNumbers/tracking_numbers_count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count tracking numbers by the older path
         * @description The same figure under the older path.
         */
        get: operations["OpNumber.trackingNumbersCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/OpNumbers/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count tracking numbers
         * @description How many tracking numbers match `where`; all that the session may see where it is left out.
         */
        get: operations["OpNumber.count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/OpNumbers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Read a tracking number
         * @description Answers 404 where there is no tracking number with this id, and where the session may not see it.
         */
        get: operations["OpNumber.findById"];
        put?: never;
        post?: never;
        /**
         * Delete a tracking number
         * @description A `count` of 0 says that there was none with this id to delete. Calls to the number stay in the call log.
         */
        delete: operations["OpNumber.deleteById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/OpNumbers/{id}/UpdateTrackingSource": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count a tracking number for another source
         * @description Calls from now on count for the source. Those that were made keep theirs.
         */
        post: operations["OpNumber.updateTrackingSource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/OpNumbers/updateLogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a tracking number into its call logs
         * @description Call logs of the tracking number `id` show `trackingNumber` from now on.
         */
        post: operations["OpNumber.updateLogs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/OpNumbers/updateCustomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give tracking numbers to another customer
         * @description Their receiving number, gateway and tracking source stay with the former customer and are taken off them.
         */
        post: operations["OpNumber.updateCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/OpNumbers/bulk_upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import tracking numbers from CSV
         * @description Columns `tracking_number`, `description`, `companyId`, `receiving_number`, `sip_gateway`, `tracking_source` and `routing_action`, of which the first is required; the last four by number or name. Rows are matched by tracking number. A row that is refused does not hold back the others; the same file twice creates nothing twice. A new number that NumberProvider.reserve holds for the customer is bought, as by OpNumber.upsert, by whoever may buy.
         */
        post: operations["OpNumber.bulkUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/OpNumbers/bulk_download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export tracking numbers as CSV
         * @description Every tracking number that matches, a header row first.
         */
        get: operations["OpNumber.bulkDownload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/NumberProviders/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find numbers to buy
         * @description Numbers by country and type, narrowed by place, area code or a pattern, cheapest first.
         */
        post: operations["NumberProvider.lookup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/NumberProviders/suffix": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List number endings that are left
         * @description The last four digits of numbers in an area code, to complete an ending while it is typed.
         */
        get: operations["NumberProvider.suffix"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/NumberProviders/reserve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hold numbers before buying them
         * @description No one else can buy a number while it is held. Each number has a result of its own; holding one again starts its time anew. OpNumber.upsert buys a held number.
         */
        post: operations["NumberProvider.reserve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/NumberProviders/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let numbers go
         * @description Ends the hold on numbers, or gives bought numbers back to the provider. A bought number can be restored for 30 days.
         */
        post: operations["NumberProvider.release"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/NumberProviders/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the countries that have numbers
         * @description The countries by name, with the types of number and the states of each.
         */
        get: operations["NumberProvider.countries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/NumberProviders/ratecenter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the rate centres of a state
         * @description Places that local numbers are counted to, to narrow a search for numbers down.
         */
        get: operations["NumberProvider.ratecenter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/RoutingActions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List routing actions
         * @description Asks for a page with `limit` and `skip`, or for all without.
         */
        get: operations["RoutingAction.find"];
        /**
         * Replace a routing action
         * @description Replaces the routing action named by the `id` in the body; fields left out are dropped. Without an id it creates one.
         */
        put: operations["RoutingAction.upsert"];
        /**
         * Add a routing action
         * @description Tracking numbers follow it once they name it.
         */
        post: operations["RoutingAction.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/RoutingActions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Read a routing action
         * @description Answers 404 where there is no routing action with this id, and where the session may not see it.
         */
        get: operations["RoutingAction.findById"];
        put?: never;
        post?: never;
        /**
         * Delete a routing action
         * @description Tracking numbers that follow it go straight to their receiving number.
         */
        delete: operations["RoutingAction.deleteById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/SipGateways": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List gateways
         * @description A page with `limit` and `skip`, all without, or those for outbound calls by `type` in `outbound` and `both`.
         */
        get: operations["SipGateway.find"];
        /**
         * Replace a gateway
         * @description Replaces the gateway named by the `id` in the body; fields left out are dropped. Without an id it creates one.
         */
        put: operations["SipGateway.upsert"];
        /**
         * Add a gateway
         * @description The new gateway comes last in the order.
         */
        post: operations["SipGateway.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/SipGateways/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count gateways
         * @description How many gateways match `where`; all that the session may see where it is left out.
         */
        get: operations["SipGateway.count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/SipGateways/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Read a gateway
         * @description Answers 404 where there is no gateway with this id, and where the session may not see it.
         */
        get: operations["SipGateway.findById"];
        put?: never;
        post?: never;
        /**
         * Delete a gateway
         * @description Tracking numbers that use it are left without one.
         */
        delete: operations["SipGateway.deleteById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/SipGateways/deleteSipGatewayWithOption": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a gateway and settle its numbers
         * @description Deletes a gateway after moving, detaching or deleting the tracking numbers that use it. All of it happens, or none.
         */
        post: operations["SipGateway.deleteSipGatewayWithOption"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/SipGateways/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the order gateways are tried in
         * @description Takes ids, the gateway that is tried first being the first. Gateways that are not named keep their order, behind those that are.
         */
        post: operations["SipGateway.order"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/SipGateways/set_default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a gateway the default outbound one
         * @description The gateway that was the default before is no longer. It must be enabled and of type `outbound` or `both`.
         */
        post: operations["SipGateway.setDefault"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/SipGateways/bulk_upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import gateways from CSV
         * @description Columns `name`, `address`, `port`, `transport`, `type`, `digitsStrip`, `prefix` and `description`, of which name, address and type are required. Rows are matched by name. A row that is refused does not hold back the others; the same file twice creates nothing twice.
         */
        post: operations["SipGateway.bulkUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/SipGateways/bulk_download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export gateways as CSV
         * @description Every gateway that matches, a header row first.
         */
        get: operations["SipGateway.bulkDownload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/TrackingSources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tracking sources
         * @description All tracking sources that the session may see, narrowed down by `filter`. Relations come where `include` names them.
         */
        get: operations["TrackingSource.find"];
        /**
         * Add or replace a tracking source
         * @description Replaces the tracking source named by the `id` in the body; fields left out are dropped. Without an id it creates one.
         */
        put: operations["TrackingSource.upsert"];
        post?: never;
        /**
         * Delete all tracking sources that match
         * @description Tracking numbers that use them are left without a source.
         */
        delete: operations["TrackingSource.deleteAll"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/TrackingSources/tracking_sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a page of tracking sources
         * @description The list for screens, a page at a time.
         */
        get: operations["TrackingSource.findPaged"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/TrackingSources/tracking_sources/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the tracking sources of the paged list
         * @description The count that belongs to the paged list.
         */
        get: operations["TrackingSource.countPaged"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/TrackingSources/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count tracking sources
         * @description How many tracking sources match `where`; all that the session may see where it is left out.
         */
        get: operations["TrackingSource.count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/TrackingSources/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Read a tracking source
         * @description Answers 404 where there is no tracking source with this id, and where the session may not see it.
         */
        get: operations["TrackingSource.findById"];
        put?: never;
        post?: never;
        /**
         * Delete a tracking source
         * @description Tracking numbers that use it are left without a source.
         */
        delete: operations["TrackingSource.deleteById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/TrackingSources/deleteSourceWithOption": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a tracking source and settle its numbers
         * @description Deletes a tracking source after moving, detaching or deleting the tracking numbers that use it. All of it happens, or none. Call logs keep what they say.
         */
        post: operations["TrackingSource.deleteSourceWithOption"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/TrackingSources/updateCustomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give tracking sources to another customer
         * @description Tracking numbers of the former customer that use them are left without a source.
         */
        post: operations["TrackingSource.updateCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/TrackingSources/bulk_upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import tracking sources from CSV
         * @description Columns `name`, `type`, `description`, `companyId`, `monthlyCost` and `callValue`, of which the first two are required. Rows are matched by name. A row that is refused does not hold back the others; the same file twice creates nothing twice.
         */
        post: operations["TrackingSource.bulkUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/TrackingSources/bulk_download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export tracking sources as CSV
         * @description Every tracking source that matches, a header row first.
         */
        get: operations["TrackingSource.bulkDownload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Whitelists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List whitelist entries
         * @description A page with its total in the header X-Total-Count.
         */
        get: operations["Whitelist.find"];
        /**
         * Replace a whitelist entry
         * @description Replaces the whitelist entry named by the `id` in the body; fields left out are dropped. Without an id it creates one.
         */
        put: operations["Whitelist.upsert"];
        /**
         * Add a whitelist entry
         * @description Calls from the addresses that `ip` and `mask` span are taken from now on.
         */
        post: operations["Whitelist.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Whitelists/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count whitelist entries
         * @description How many whitelist entries match `where`; all that the session may see where it is left out.
         */
        get: operations["Whitelist.count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Whitelists/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Read a whitelist entry
         * @description Answers 404 where there is no entry with this id, and where the session may not see it.
         */
        get: operations["Whitelist.findById"];
        put?: never;
        post?: never;
        /**
         * Delete a whitelist entry
         * @description A `count` of 0 says that there was none with this id to delete. Calls from its addresses are refused from now on, where no other entry spans them.
         */
        delete: operations["Whitelist.deleteById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BlacklistNumbers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List blocked numbers
         * @description Customer 1 sees every entry, any other customer its own and the global ones, which are those of customer 1.
         */
        get: operations["BlacklistNumber.find"];
        put?: never;
        /**
         * Block a number
         * @description Refuses calls from a number. An entry of customer 1 holds for everyone.
         */
        post: operations["BlacklistNumber.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BlacklistNumbers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unblock a number
         * @description A `count` of 0 says that there was none with this id to delete. Calls from the number are taken again.
         */
        delete: operations["BlacklistNumber.deleteById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Ivrs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List voice menus
         * @description Ask for `include` of `Actions` to have the actions of each.
         */
        get: operations["Ivr.find"];
        put?: never;
        /**
         * Add a voice menu
         * @description A new menu is a draft without actions.
         */
        post: operations["Ivr.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Ivrs/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count voice menus
         * @description How many voice menus match `where`; all that the session may see where it is left out.
         */
        get: operations["Ivr.count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Ivrs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Read a voice menu
         * @description Answers 404 where there is no voice menu with this id, and where the session may not see it.
         */
        get: operations["Ivr.findById"];
        /**
         * Replace a voice menu
         * @description Fields left out are dropped; the actions stay. Publishing a menu that is not valid is refused with 422.
         */
        put: operations["Ivr.replaceById"];
        post?: never;
        /**
         * Delete a voice menu
         * @description Its actions are deleted with it.
         */
        delete: operations["Ivr.deleteById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Ivrs/{ivrId}/Actions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the voice menu.
                 * @example 6
                 */
                ivrId: number;
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Replace an action of a voice menu
         * @description Fields left out are dropped. The version of the menu goes up by one, and the menu is checked again.
         */
        put: operations["Ivr.replaceAction"];
        post?: never;
        /**
         * Delete an action of a voice menu
         * @description Answers 404 where the menu has no such action.
         */
        delete: operations["Ivr.deleteAction"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Ivrs/{ivrId}/Actions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the voice menu.
                 * @example 6
                 */
                ivrId: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an action to a voice menu
         * @description The version of the menu goes up by one, and the menu is checked again.
         */
        post: operations["Ivr.createAction"];
        /**
         * Delete all actions of a voice menu
         * @description The menu itself stays, without a choice to make. Answers 404 where there is no such menu.
         */
        delete: operations["Ivr.deleteAllActions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Dialogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List SIP dialogs in progress
         * @description What the switch is connecting right now. A dialog that has ended is here no more.
         */
        get: operations["Dialog.find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Dialogs/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count SIP dialogs in progress
         * @description How many dialogs in progress match `where`; all that the session may see where it is left out.
         */
        get: operations["Dialog.count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/AuditLogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List audit log entries
         * @description Calls that changed something, or tried to: who made them, when, and from where.
         */
        get: operations["AuditLog.find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/AuditLogs/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count audit log entries
         * @description How many entries match `where`; all that the session may see where it is left out.
         */
        get: operations["AuditLog.count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/SystemSettings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List system settings
         * @description Ask for one by its `key`.
         */
        get: operations["SystemSetting.find"];
        put?: never;
        /**
         * Add a system setting
         * @description For a setting that has no id yet. A key that is there is refused with 422.
         */
        post: operations["SystemSetting.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/SystemSettings/defaultSettings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the settings a visitor needs
         * @description The terms of service, shown at sign-up.
         */
        get: operations["SystemSetting.defaultSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/SystemSettings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Replace a system setting
         * @description Fields left out are dropped.
         */
        put: operations["SystemSetting.replaceById"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List languages
         * @description Ask for them by name with `order` `name ASC`.
         */
        get: operations["Language.find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List services
         * @description What the product offers, such as recording, and whether it can be subscribed to.
         */
        get: operations["Service.find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Read a service
         * @description Answers 404 where there is no service with this id, and where the session may not see it.
         */
        get: operations["Service.findById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tickets
         * @description The tickets of the customers the session may see. Ask for `include` of `versions` to have the whole case.
         */
        get: operations["Ticket.find"];
        put?: never;
        /**
         * Open a ticket
         * @description Makes the first version as well. Whoever opens a ticket observes it.
         */
        post: operations["Ticket.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Read a ticket
         * @description Answers 404 where there is no ticket with this id, and where the session may not see it.
         */
        get: operations["Ticket.findById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Tickets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a ticket
         * @description Deletes its versions, attachments, notifications and observers as well. The path starts with a capital letter here.
         */
        delete: operations["Ticket.deleteById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete all tickets that match
         * @description Deletes their versions, attachments, notifications and observers as well. The path starts with a capital letter here.
         */
        delete: operations["Ticket.deleteAll"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/count-by-owner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the tickets a user works on
         * @description Counts by the owner of the latest version.
         */
        get: operations["Ticket.countByOwner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/count-by-state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the tickets in a state
         * @description Counts by the state of the latest version.
         */
        get: operations["Ticket.countByState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/versions/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the latest version of a ticket
         * @description The ticket as it is now. Answers 404 where there is no such ticket, and where the session may not see it.
         */
        get: operations["TicketVersion.latest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * List the versions of a ticket
         * @description Every state that the ticket has had, the first one first. Answers 404 where there is no such ticket.
         */
        get: operations["Ticket.findVersions"];
        put?: never;
        /**
         * Add a version to a ticket
         * @description An answer, a new owner or a new state. Observers of the version before observe this one too and are told of it.
         */
        post: operations["Ticket.createVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}/versions/{versionId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
                /**
                 * @description Id of the version.
                 * @example 87
                 */
                versionId: number;
            };
            cookie?: never;
        };
        /**
         * Read a version of a ticket
         * @description Answers 404 where there is no version with this id, and where the session may not see it.
         */
        get: operations["Ticket.findVersionById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}/versions/{versionId}/owner": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
                /**
                 * @description Id of the version.
                 * @example 87
                 */
                versionId: number;
            };
            cookie?: never;
        };
        /**
         * Read who owns a ticket as of a version
         * @description 404 where nobody does.
         */
        get: operations["Ticket.getVersionOwner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}/versions/{versionId}/state": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
                /**
                 * @description Id of the version.
                 * @example 87
                 */
                versionId: number;
            };
            cookie?: never;
        };
        /**
         * Read the state of a ticket as of a version
         * @description The state that the version gave the ticket. Answers 404 where the ticket has no such version.
         */
        get: operations["Ticket.getVersionState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}/versions/{versionId}/assets": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
                /**
                 * @description Id of the version.
                 * @example 87
                 */
                versionId: number;
            };
            cookie?: never;
        };
        /**
         * List what a version is about
         * @description Numbers, gateways, calls and devices that the version names. Answers 404 where the ticket has no such version.
         */
        get: operations["Ticket.findVersionAssets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}/versions/{versionId}/assets/{assetId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
                /**
                 * @description Id of the version.
                 * @example 87
                 */
                versionId: number;
                /**
                 * @description Id of the asset.
                 * @example 12
                 */
                assetId: number;
            };
            cookie?: never;
        };
        /**
         * Read one thing a version is about
         * @description Answers 404 where the version names no such thing.
         */
        get: operations["Ticket.findVersionAssetById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}/versions/{versionId}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
                /**
                 * @description Id of the version.
                 * @example 87
                 */
                versionId: number;
            };
            cookie?: never;
        };
        /**
         * List the files of a version
         * @description Files with names and sizes. Answers 404 where the ticket has no such version.
         */
        get: operations["Ticket.findVersionAttachments"];
        put?: never;
        /**
         * Upload a file to a version
         * @description A file that is too big, or of a type that is not allowed, is refused with 422.
         */
        post: operations["Ticket.createVersionAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}/versions/{versionId}/attachments/{attachId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
                /**
                 * @description Id of the version.
                 * @example 87
                 */
                versionId: number;
                /**
                 * @description Id of the file.
                 * @example 9
                 */
                attachId: number;
            };
            cookie?: never;
        };
        /**
         * Read about a file of a version
         * @description Answers where the content is, not the content.
         */
        get: operations["Ticket.findVersionAttachmentById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}/versions/{versionId}/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
                /**
                 * @description Id of the version.
                 * @example 87
                 */
                versionId: number;
            };
            cookie?: never;
        };
        /**
         * List the messages sent about a version
         * @description Who was told of the version, and by what means. Answers 404 where the ticket has no such version.
         */
        get: operations["Ticket.findVersionNotifications"];
        put?: never;
        /**
         * Send a message about a version
         * @description Tells somebody of the version, who need not be a user. What was sent is kept with the version.
         */
        post: operations["Ticket.createVersionNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}/versions/{versionId}/notifications/{notifId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
                /**
                 * @description Id of the version.
                 * @example 87
                 */
                versionId: number;
                /**
                 * @description Id of the message.
                 * @example 44
                 */
                notifId: number;
            };
            cookie?: never;
        };
        /**
         * Read a message sent about a version
         * @description Answers 404 where no such message was sent about the version.
         */
        get: operations["Ticket.findVersionNotificationById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}/versions/{versionId}/observers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
                /**
                 * @description Id of the version.
                 * @example 87
                 */
                versionId: number;
            };
            cookie?: never;
        };
        /**
         * List who observes a version
         * @description Users who are told of what becomes of the ticket. Answers 404 where the ticket has no such version.
         */
        get: operations["Ticket.findVersionObservers"];
        put?: never;
        /**
         * Add an observer to a version
         * @description A user who observes it already is answered as is.
         */
        post: operations["Ticket.createVersionObserver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}/versions/{versionId}/observers/{obId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
                /**
                 * @description Id of the version.
                 * @example 87
                 */
                versionId: number;
                /**
                 * @description Id of the observer.
                 * @example 17
                 */
                obId: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove an observer from a version
         * @description The user is not told of the ticket any more. Answers 404 where the user does not observe the version.
         */
        delete: operations["Ticket.deleteVersionObserver"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}/versions/{versionId}/observers/count": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
                /**
                 * @description Id of the version.
                 * @example 87
                 */
                versionId: number;
            };
            cookie?: never;
        };
        /**
         * Count who observes a version
         * @description How many users are told of what becomes of the ticket. Answers 404 where the ticket has no such version.
         */
        get: operations["Ticket.countVersionObservers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List subscriptions
         * @description Takes a `filter`, or a `where` alone. With both, both must hold.
         */
        get: operations["Subscription.find"];
        put?: never;
        post?: never;
        /**
         * Delete all subscriptions that match
         * @description Deletes the records. To end a subscription and what it pays for, unsubscribe the product.
         */
        delete: operations["Subscription.deleteAll"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ServiceProviders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List service providers
         * @description Takes a `filter`, or a `where` alone. With both, both must hold.
         */
        get: operations["ServiceProvider.find"];
        put?: never;
        post?: never;
        /**
         * Delete all service providers that match
         * @description Maintenances they do stay.
         */
        delete: operations["ServiceProvider.deleteAll"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List documents
         * @description Takes a `filter`, or a `where` alone. With both, both must hold.
         */
        get: operations["Document.find"];
        put?: never;
        post?: never;
        /**
         * Delete all documents that match
         * @description Deletes the files as well.
         */
        delete: operations["Document.deleteAll"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Mainteinances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List maintenances
         * @description Takes a `filter`, or a `where` alone. With both, both must hold.
         */
        get: operations["Mainteinance.find"];
        put?: never;
        post?: never;
        /**
         * Delete all maintenances that match
         * @description Deletes every maintenance that `where` finds. An empty `where` is refused.
         */
        delete: operations["Mainteinance.deleteAll"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Assets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List assets
         * @description Takes a `filter`, or a `where` alone. With both, both must hold.
         */
        get: operations["Asset.find"];
        put?: never;
        post?: never;
        /**
         * Delete all assets that match
         * @description Tickets about them stay.
         */
        delete: operations["Asset.deleteAll"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Addressees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List addressees
         * @description Takes a `filter`, or a `where` alone. With both, both must hold.
         */
        get: operations["Addressee.find"];
        put?: never;
        post?: never;
        /**
         * Delete all addressees that match
         * @description They no longer get notices.
         */
        delete: operations["Addressee.deleteAll"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Observers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List observers
         * @description Takes a `filter`, or a `where` alone. With both, both must hold.
         */
        get: operations["Observer.find"];
        put?: never;
        post?: never;
        /**
         * Delete all observers that match
         * @description The users are no longer told of changes.
         */
        delete: operations["Observer.deleteAll"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/RedisSubscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List realtime subscriptions
         * @description Takes a `filter`, or a `where` alone. With both, both must hold.
         */
        get: operations["RedisSubscription.find"];
        put?: never;
        post?: never;
        /**
         * Delete all realtime subscriptions that match
         * @description The sessions no longer hear of the channels.
         */
        delete: operations["RedisSubscription.deleteAll"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/PaymentMethods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List saved cards
         * @description Ask for those of one customer by `customerId`.
         */
        get: operations["PaymentMethod.find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/PaymentMethods/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the wallet balance
         * @description What is left in the wallet of the session's customer. The super administrator has none, and is answered 0.
         */
        get: operations["PaymentMethod.balance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/PaymentMethods/has_primary_method": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask whether there is a primary card
         * @description Whether there is a card that charges go to by themselves. It says nothing of whether the card still works.
         */
        get: operations["PaymentMethod.hasPrimaryMethod"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/PaymentMethods/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give back a payment
         * @description Sends all or part of a payment back to the card and takes it out of the wallet. More than is left of the payment is refused with 422.
         */
        put: operations["PaymentMethod.refund"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/PaymentMethods/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Read the invoice of a transaction
         * @description Its number is that of the transaction, so that asking again answers the same one.
         */
        put: operations["PaymentMethod.invoice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/PaymentMethods/create_intent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a card payment
         * @description Needs no session, as the sign-up pays before there is one. The card form of the payment provider then confirms the payment, and PaymentMethod.intentToWallet, or DashUser.register, puts it into a wallet. More decimals than the currency has are refused with 422.
         */
        post: operations["PaymentMethod.createIntent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/PaymentMethods/intent_to_wallet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a confirmed payment to the wallet
         * @description An intent that is not confirmed is refused with 422. One that was added before is answered again and added no second time. One that was paid without a session is added for whoever signs up, or in, with its e-mail address.
         */
        post: operations["PaymentMethod.intentToWallet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/PaymentMethods/attach": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a card
         * @description Takes the token that the card provider gave for the card: the number of the card itself never comes here. A card that is refused answers 402.
         */
        post: operations["PaymentMethod.attach"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/PaymentMethods/detach": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Forget a card
         * @description The primary card can go only when it is the last one; make another primary first.
         */
        post: operations["PaymentMethod.detach"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/PaymentMethods/set_primary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a card the primary one
         * @description Renewals and top-ups are charged to it from then on.
         */
        post: operations["PaymentMethod.setPrimary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/PaymentMethods/charge_customer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Charge a saved card
         * @description The amount is added to the wallet. Administrators may charge another customer by `customerId`. A card whose bank asks the person first answers 402 with the code `authentication_required` and the payment that was begun: the card form completes it with the `client_secret`, and PaymentMethod.intentToWallet adds it to the wallet.
         */
        post: operations["PaymentMethod.chargeCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/PaymentMethods/setup_card_intent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin saving a card
         * @description The card form of the payment provider then answers the token to attach.
         */
        post: operations["PaymentMethod.setupCardIntent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/PaymentMethods/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your own subscriptions
         * @description Products that the session's customer has or had, each with its state.
         */
        get: operations["PaymentMethod.subscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/PaymentMethods/subscriptionDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a plan and what it costs
         * @description Plan and add-ons of the session's customer, and what the next charge will be. The owner's staff read those of another customer by `customerId`; the answer names whose they are, which a server that knows no `customerId` leaves out.
         */
        get: operations["PaymentMethod.subscriptionDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/PaymentMethods/pause_tracking_code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause tracking
         * @description Calls are still delivered, but no longer tracked. The state that is answered is stricter where the server has stopped calls.
         */
        post: operations["PaymentMethod.pauseTrackingCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/PaymentMethods/stop_incoming_calls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop incoming calls
         * @description Calls to the tracking numbers are refused until the account is reactivated.
         */
        post: operations["PaymentMethod.stopIncomingCalls"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/PaymentMethods/reactive_account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reactivate the account
         * @description Tracking and incoming calls run again, but for numbers that were paused or stopped one by one. Refused with 422 while the wallet is empty or overdrawn, or a charge is long past due: those end by themselves with the money.
         */
        post: operations["PaymentMethod.reactiveAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/PaymentMethods/save_consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save whether the card may be charged without asking
         * @description Without consent each charge of the primary card is asked for. With it the card pays for what renews when the wallet does not suffice. Taking it back turns `autoTopUp` off. PaymentMethod.subscriptionDetail answers what was said last, as `consent`.
         */
        put: operations["PaymentMethod.saveConsent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/PaymentMethods/getCustomerInvoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download an invoice over some days
         * @description A statement of all that moved in the wallet on these days, with the balance before and after, in the customer's currency. With a `transactionId` it is the invoice of that one. More than one's own customer is for the super administrator.
         */
        post: operations["PaymentMethod.getCustomerInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/PaymentTransactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List transactions
         * @description Without an `order` the latest `transactionDate` comes first.
         */
        get: operations["PaymentTransaction.find"];
        put?: never;
        /**
         * Give a credit or a discount
         * @description Puts money into a wallet that no card paid. With `discountOfId` it is a discount on that charge. An amount with a part of a cent, a charge that is none, and more than is left of it are refused with 422.
         */
        post: operations["PaymentTransaction.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/PaymentTransactions/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count transactions
         * @description How many transactions match `where`; all that the session may see where it is left out.
         */
        get: operations["PaymentTransaction.count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/PaymentTransactions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Read a transaction
         * @description Answers 404 where there is no transaction with this id, and where the session may not see it.
         */
        get: operations["PaymentTransaction.findById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/PaymentTransactions/callChargeSummary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sum up what calls cost
         * @description What calls of the span cost, day by day and in all. A call counts for whom it was charged to.
         */
        post: operations["PaymentTransaction.callChargeSummary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/PriceDiscounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List price discounts
         * @description All price discounts that the session may see, narrowed down by `filter`. Relations come where `include` names them.
         */
        get: operations["PriceDiscount.find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CurrencyRates/getCurrencyConversionRates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List currency rates
         * @description What 1 USD is worth in each currency. Needs no session, as the sign-up shows prices before there is one. Good for 24 hours.
         */
        get: operations["CurrencyRate.getCurrencyConversionRates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List products
         * @description Ask for `include` of `variations` to have the prices of each.
         */
        get: operations["Product.find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Read a product
         * @description Answers 404 where there is no product with this id, and where the session may not see it.
         */
        get: operations["Product.findById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Products/reg_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the plans offered at sign-up
         * @description Needs no session. Where a currency has no prices of its own, those in USD are converted at the current rate.
         */
        get: operations["Product.regList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Products/updateProduct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a product
         * @description Changes the product named by the `id` in the body; fields left out stay as they are. Its variations have calls of their own.
         */
        put: operations["Product.updateProduct"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Products/subscribe_product": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe a customer to a product
         * @description Each price of a product is a subscription of its own: more at the same price raises its quantity, another price begins a new one beside it. A plan or plan price takes the place of the present plan. The price is taken from the wallet; a balance that is too low, or lacks what is past due of the same, is refused with 402.
         */
        post: operations["Product.subscribeProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Products/unsubscribe_product": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unsubscribe a customer from a product
         * @description Drops the quantity. At 0 the subscription is cancelled; without another one the customer no longer has the product.
         */
        post: operations["Product.unsubscribeProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ProductVariations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List product variations
         * @description All product variations that the session may see, narrowed down by `filter`. Relations come where `include` names them.
         */
        get: operations["ProductVariation.find"];
        /**
         * Add or replace a product variation
         * @description Replaces the variation named by the `id` in the body; fields left out are dropped. Without an id it creates one.
         */
        put: operations["ProductVariation.upsert"];
        /**
         * Add a product variation
         * @description A product can be subscribed to at the price of each of its variations.
         */
        post: operations["ProductVariation.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ProductVariations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Read a product variation
         * @description Answers 404 where there is no product variation with this id, and where the session may not see it.
         */
        get: operations["ProductVariation.findById"];
        /**
         * Replace a product variation
         * @description Fields left out are dropped.
         */
        put: operations["ProductVariation.replaceById"];
        post?: never;
        /**
         * Delete a product variation
         * @description Subscriptions at this price keep it until they renew.
         */
        delete: operations["ProductVariation.deleteById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CustomerProductsRels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take products away from customers
         * @description Deletes the links that match. Subscriptions are not cancelled by it.
         */
        delete: operations["CustomerProductsRel.deleteAll"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description What signing in sends. */
        LoginRequest: {
            /** @description Login name. */
            username: string;
            /** @description Password of the user. */
            password: string;
            /** @description Code of the authenticator app or a recovery code, where the user has switched codes on; no part of the documents. */
            code?: string;
            /** @description Whether the user asked to be remembered. */
            rememberedIf?: boolean;
        };
        /** @description Which fields were refused, and why. Only a 422 answer carries it. */
        ValidationDetails: {
            /** @description Model the fields belong to. */
            context: string;
            /** @description Field name to the list of rule names it broke. */
            codes: {
                [key: string]: string[];
            };
            /** @description Field name to the list of messages for a person. */
            messages: {
                [key: string]: string[];
            };
        };
        /** @description A payment that waits for the person. Only a 402 with the code `authentication_required` carries it. */
        WaitingPayment: {
            /** @description Id of the payment. */
            id: string;
            /** @description What the card form completes it with. */
            client_secret: string;
            /**
             * @description What it waits for.
             * @enum {string}
             */
            status: "requires_action";
        };
        /** @description What every failed call answers. */
        ErrorBody: {
            /** @description What went wrong. */
            error: {
                /** @description The HTTP status again. */
                statusCode: number;
                /** @description Class of the error, such as `ValidationError`. */
                name: string;
                /** @description What went wrong, in words. */
                message: string;
                /** @description Stable name to match on, such as `MODEL_NOT_FOUND`. */
                code?: string;
                details?: components["schemas"]["ValidationDetails"];
                payment?: components["schemas"]["WaitingPayment"];
            };
        };
        /** @description A session token. An impersonation token has the same shape. */
        Session: {
            /** @description What every later call sends as its access token. */
            id: string;
            /** @description Seconds it lives, counted from `created`. */
            ttl: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created: DateTime;
            /** @description User it acts as. */
            userId: number;
            /**
             * Format: date-time
             * @description When it ends. Missing means `created` plus `ttl`.
             */
            expires?: DateTime;
            /** @description True at the first sign-in after an administrator has reset the codes; no part of the documents. */
            isSecondFactorReset?: boolean;
        };
        /** @description A refused sign-in that arrives with status 200. It is never a session. */
        LoginFailure: {
            /** @description The status the failure stands for. */
            statusCode: number;
            /** @description Class of the failure, shown when statusCode is 500. */
            name: string;
            /** @description What went wrong, in words; shown when statusCode is 401. */
            message: string;
        };
        /** @description A session, or the fields of a failure. */
        LoginAnswer: components["schemas"]["Session"] | components["schemas"]["LoginFailure"];
        /** @description Whose password is to be reset. */
        ForgotPasswordRequest: {
            /**
             * Format: email
             * @description E-mail address of the user.
             */
            email: string;
        };
        /** @description Why it is done, in words of whoever does it. The audit log keeps it; the customer is not shown it. */
        Reason: string;
        /** @description Whom to act as. */
        ImpersonateRequest: {
            /** @description Id of the user to act as. */
            user_id: number;
            reason?: components["schemas"]["Reason"];
        };
        /** @description Which impersonation to end. */
        DeimpersonateRequest: {
            /** @description Id of the impersonation token. */
            token_id: string;
        };
        /** @description Where to send a verification code. */
        EmailCodeRequest: {
            /**
             * Format: email
             * @description Address to be verified.
             */
            email_address: string;
            /** @description Which mail to send, such as `verification`. */
            email_type: string;
        };
        /** @description Whether the code is on its way. Without an e-mail it was not sent. */
        EmailCodeAnswer: {
            /** @description Address the code was sent to. */
            email?: string;
            /** @description What became of it, in words. */
            message?: string;
        };
        /** @description The code a person found in their mailbox. */
        VerifyEmailRequest: {
            /**
             * Format: email
             * @description Address to be verified.
             */
            email_address: string;
            /** @description The code, digits only. */
            verify_code: string;
        };
        /** @description Whether the code was right. */
        VerifyEmailAnswer: {
            /** @description `success` when the code was right, else the reason. */
            message: string;
            /** @description What was verified. */
            data?: {
                /** @description The verified address. */
                email_address?: string;
                /** @description Whether it counts as verified now. */
                verified?: boolean;
            };
        };
        /** @description At least 8 characters with a lowercase and an uppercase letter, a digit and one of ! @ # $ % ^ & *. */
        Password: string;
        /** @description The company that signs up. */
        RegistrationCustomer: {
            /** @description Name of the company. */
            name: string;
            /** @description Business number in E.164 form, such as +12125550100. */
            phone: string;
            /** @description Address of the company's site. */
            website?: string;
            /** @description Key of the industry, such as real_estate. */
            industry?: string;
            /**
             * Format: email
             * @description Where notices go.
             */
            contactEmail: string;
            /** @description ISO 4217 code the amounts are shown in. */
            currency: string;
        };
        /** @description Postal address of the company that signs up. */
        RegistrationAddress: {
            /** @description Street and number. */
            street_address: string;
            /** @description City. */
            city: string;
            /** @description Country code in lower case, such as us. */
            country: string;
            /** @description Name of the state or province. */
            province: string;
            /** @description ZIP or postal code. */
            zip_code: string;
        };
        /** @description What is bought at sign-up. */
        RegistrationService: {
            /** @description Id of the chosen plan; null without one. */
            planId: string | number | null;
            /** @description Amount the wallet starts with, as text in the currency's own digits (none after the point for JPY, three for KWD); 0 adds none. */
            starting_balance: string;
        };
        /** @description How it is paid. The card fields are placeholders; the card itself is known to the payment provider alone. */
        RegistrationPayment: {
            /** @description Name on the card. */
            cardName: string;
            /** @description A fixed placeholder. */
            cardNo?: string;
            /** @description A fixed placeholder. */
            cardExpDate?: string;
            /** @description A fixed placeholder. */
            cardCvv?: string;
            /** @description Id from the payment step. */
            token: string;
            /** @description Id of the payment method the provider confirmed. */
            payment_method?: string;
        };
        /** @description Everything the sign-up wizard collected. The blocks `Customer`, `BusinessAddress`, `Service` and `Payment` are what the account is made of; the fields below them are the profile as it was typed. */
        Registration: {
            /**
             * Format: email
             * @description Verified e-mail address.
             */
            email: string;
            /** @description Code the e-mail was verified with. */
            code: string;
            /** @description Login name, the same as the e-mail address. */
            username: string;
            password: components["schemas"]["Password"];
            /** @description First name. */
            firstName: string;
            /** @description Last name. */
            lastName: string;
            /** @description Whether to send an activation mail as well. The wizard sends false as the e-mail is verified already. */
            isVerificationRequired?: boolean;
            Customer: components["schemas"]["RegistrationCustomer"];
            BusinessAddress: components["schemas"]["RegistrationAddress"];
            Service: components["schemas"]["RegistrationService"];
            Payment: components["schemas"]["RegistrationPayment"];
            /** @description The password once more. */
            confirm_password?: string;
            /** @description Name of the company. */
            business_name?: string;
            /** @description Key of the industry. */
            business_industry?: string;
            /** @description Business phone number. */
            business_number?: string;
            /** @description Address of the company's site. */
            business_website?: string;
            business_address?: components["schemas"]["RegistrationAddress"];
            /** @description Name on the card. */
            card_name?: string;
            /** @description Whether the terms were accepted. */
            agreeTermsConditions?: boolean;
        };
        /** @description What became of a sign-up. */
        RegistrationAnswer: {
            /** @description Whether the account can be used now. */
            activated: boolean;
            /** @description The new user. */
            userId?: number;
            /** @description The new customer. */
            customerId?: number;
            /** @description Why it was not activated, in words. */
            message?: string;
        };
        /**
         * @description Name of a section as it is shown.
         * @enum {string}
         */
        GuiSectionName: "Call Logs" | "Dashboard" | "Buy Numbers" | "Tracking Numbers" | "Overview Reports" | "Tracking Sources" | "Activity Reports" | "Receiving Numbers" | "SIP Gateways" | "Manage Roles" | "Manage Users" | "Manage Customers" | "Manage Billing";
        /** @description What the session would like to do. Without a section the question is about the account as a whole. */
        CanIRequest: {
            section?: components["schemas"]["GuiSectionName"];
            /**
             * @description Looking or changing, looking by default.
             * @enum {string}
             */
            kind?: "readable" | "writeable";
        };
        /**
         * @description DENY (id 1), READONLY (id 2) or PERMITALL (id 3).
         * @enum {string}
         */
        GuiPermissionName: "DENY" | "READONLY" | "PERMITALL";
        /** @description Whether it may. */
        CanIAnswer: {
            /** @description Whether the session may do it. */
            allowed: boolean;
            /** @description Whether the user is a super administrator. */
            isSuperAdmin: boolean;
            permission?: components["schemas"]["GuiPermissionName"];
        };
        /** @description Postal address of a company. */
        BusinessAddress: {
            /** @description Street and number. */
            street_address?: string;
            /** @description City. */
            city?: string;
            /** @description Name of the state or province. */
            province?: string;
            /** @description ZIP or postal code. */
            zip_code?: string;
            /** @description Country. */
            country?: string;
        };
        /** @description Charges a saved card when the wallet passes below an amount, once for each time it does. Who writes it agrees that the card is charged without being asked: users of the customer who may change Manage Billing, in a session of their own. */
        AutoTopUp: {
            /** @description Whether the card is charged. */
            isOn: boolean;
            /** @description The card is charged when the wallet holds less, in USD. */
            belowUsd: number;
            /** @description How much is charged each time in USD. */
            amountUsd: number;
            /** @description The `payment_id` of the saved card. */
            paymentId: string;
            /** @description The most that is charged by itself in a calendar month (UTC) in USD; no limit where left out. */
            monthlyLimitUsd?: number;
        };
        /** @description Why the card is no longer charged by itself. It is again once somebody changes `autoTopUp`, saves a card or adds funds. */
        AutoTopUpProblem: {
            /** @description Stable name to match on, such as `card_declined` or `card_gone`. */
            code: string;
            /** @description What went wrong, in words. */
            message: string;
            /**
             * Format: date-time
             * @description When it was tried.
             */
            at: DateTime;
        };
        /**
         * @description Whether tracking and incoming calls run for the account.
         * @enum {string}
         */
        AccountState: "active" | "tracking_paused" | "calls_stopped";
        /** @description Who agreed, or changed it last, in a session of their own. */
        Agreement: {
            /** @description The user. */
            userId: number;
            /**
             * Format: date-time
             * @description When.
             */
            at: DateTime;
        };
        /** @description Proof of what users agreed to for the customer. The server sets it. */
        Agreements: {
            terms?: components["schemas"]["Agreement"];
            autoTopUp?: components["schemas"]["Agreement"];
        };
        /** @description A company that uses the service. Customer 1 is the global owner. */
        Customer: OfCore<'Customer', {
            /** @description Id of the customer. */
            id: number;
            /** @description Name of the company. */
            companyName: string;
            /** @description The company's own registration number. */
            companyId?: string;
            /** @description First name of the contact person. */
            firstName?: string;
            /** @description Last name of the contact person. */
            lastName?: string;
            /** @description VAT or tax number. */
            vatNumber?: string;
            /**
             * Format: email
             * @description Where invoices go.
             */
            billingEmail?: string;
            /**
             * Format: email
             * @description Where notices go. Inferred: a core API may lack it.
             */
            contactEmail?: string;
            /** @description Business number in E.164 form, such as +12125550100. Inferred: a core API may lack it. */
            phone?: string;
            /** @description Address of the company's site. Inferred: a core API may lack it. */
            website?: string;
            /** @description Key of the industry, such as real_estate. Inferred: a core API may lack it. */
            industry?: string;
            /** @description ISO 4217 code the amounts are shown in, USD by default. */
            currency: string;
            /**
             * @description How calls are paid.
             * @enum {string}
             */
            accounting_type?: "prepaid" | "postpaid";
            /** @description Inferred: a core API may lack it. */
            BusinessAddress?: components["schemas"]["BusinessAddress"];
            /** @description Inferred: a core API may lack it. */
            autoTopUp?: components["schemas"]["AutoTopUp"];
            /** @description Inferred: a core API may lack it. */
            autoTopUpProblem?: components["schemas"]["AutoTopUpProblem"];
            /** @description Account ID shown to the customer; given by the server. */
            billingId?: string;
            /** @description Wallet balance in USD. */
            balance: number;
            /** @description Inferred: a core API may lack it. */
            state: components["schemas"]["AccountState"];
            /** @description Version of the terms that were accepted at sign-up. Inferred: a core API may lack it. */
            termsVersion?: number;
            /**
             * Format: date-time
             * @description When they were accepted. Missing where nobody was asked. Inferred: a core API may lack it.
             */
            termsAcceptedAt?: DateTime;
            /** @description Inferred: a core API may lack it. */
            agreements?: components["schemas"]["Agreements"];
            /**
             * Format: date-time
             * @description When the account was opened. Inferred: a core API may lack it.
             */
            createdAt: DateTime;
        }>;
        /** @description A part of the app that permissions are given for. */
        GuiSection: OfCore<'GuiSection', {
            /** @description Id of the section. */
            id: number;
            name: components["schemas"]["GuiSectionName"];
        }>;
        /** @description What a role may do in a section. */
        GuiPermission: OfCore<'GuiPermission', {
            /** @description 1 deny, 2 read-only, 3 all. */
            id: number;
            name: components["schemas"]["GuiPermissionName"];
            /** @description Whether the section may be looked at. Inferred: a core API may lack it. */
            readable: boolean;
            /** @description Whether the section may be changed. Inferred: a core API may lack it. */
            writeable: boolean;
        }>;
        /** @description One role's permission for one section. */
        GuiVisibility: OfCore<'GuiVisibility', {
            /** @description Id of the row. */
            id: number;
            /** @description Role it belongs to. Inferred: a core API may lack it. */
            roleId: number;
            /** @description Section it is about. Inferred: a core API may lack it. */
            guiSectionId: number;
            /** @description 1 deny, 2 read-only, 3 all. Inferred: a core API may lack it. */
            guiPermissionId: number;
            GuiSection?: components["schemas"]["GuiSection"];
            GuiPermission?: components["schemas"]["GuiPermission"];
        }>;
        /** @description Who has a role. The assignment seen from the role. */
        DashRolePrincipal: {
            /** @description Id of the assignment. */
            id: number;
            /** @description As what the user has it: USER for plain staff, ADMIN for an administrator, or another. */
            principalType: string;
            /** @description Id of the user. */
            principalId: number;
            /** @description Id of the role. */
            roleId: number;
        };
        /** @description A named set of section permissions. */
        DashRole: OfCore<'DashRole', {
            /** @description Id of the role. */
            id: number;
            /** @description Name of the role. */
            name: string;
            /** @description What the role is for. */
            description?: string;
            /** @description Customer the role is for; missing means every customer. Inferred: a core API may lack it. */
            customerId?: number;
            /**
             * Format: date-time
             * @description When the role was added. Inferred: a core API may lack it.
             */
            createdAt: DateTime;
            /** @description The role's permission for each section. A section without one is denied. */
            GuiVisibilities?: components["schemas"]["GuiVisibility"][];
            /** @description Who has the role. */
            principals?: components["schemas"]["DashRolePrincipal"][];
        }>;
        /** @description That a user has a role, and as what. */
        DashRoleMapping: OfCore<'DashRoleMapping', {
            /** @description Id of the assignment. */
            id: number;
            /** @description As what the user has it: USER for plain staff, ADMIN for an administrator, or another. */
            principalType: string;
            /** @description Id of the user. Inferred: a core API may lack it. */
            principalId: number;
            /** @description Id of the role. Inferred: a core API may lack it. */
            roleId: number;
            DashRole?: components["schemas"]["DashRole"];
        }>;
        /** @description A person who signs in. User 1 is the super administrator. */
        DashUser: OfCore<'DashUser', {
            /** @description Id of the user. */
            id: number;
            /** @description Login name, unique over all customers. */
            username: string;
            /**
             * Format: email
             * @description E-mail address, unique over all customers.
             */
            email: string;
            /** @description First name. */
            firstName?: string;
            /** @description Last name. */
            lastName?: string;
            /** @description Phone number in E.164 form, such as +12125550100. Inferred: a core API may lack it. */
            phone?: string;
            /** @description Customer the user belongs to. */
            customerId: number;
            /** @description The user's display choices as a JSON string, pictures included. */
            uiSettings?: string;
            /** @description True for a super administrator; missing means false. */
            isSuperAdmin?: boolean;
            /** @description Whether the account is activated. Inferred: a core API may lack it. */
            emailVerified: boolean;
            /**
             * Format: date-time
             * @description When the user last signed in. Inferred: a core API may lack it.
             */
            lastLoginAt?: DateTime;
            /**
             * Format: date-time
             * @description When the user was added. Inferred: a core API may lack it.
             */
            createdAt: DateTime;
            Customer?: components["schemas"]["Customer"];
            /** @description Roles of the user. The first one counts. */
            DashRoleMapping?: components["schemas"]["DashRoleMapping"][];
        }>;
        /** @description What adds a user. */
        DashUserInput: OfCore<'DashUserInput', {
            /** @description Id of the user. */
            id?: number;
            /** @description Login name, unique over all customers. */
            username: string;
            /**
             * Format: email
             * @description E-mail address, unique over all customers.
             */
            email: string;
            password: components["schemas"]["Password"];
            /** @description First name. */
            firstName?: string;
            /** @description Last name. */
            lastName?: string;
            /** @description Phone number in E.164 form, such as +12125550100. */
            phone?: string;
            /** @description Customer the user belongs to. */
            customerId?: number;
            /** @description The user's display choices as a JSON string, pictures included. */
            uiSettings?: string;
            /** @description Whether the user must follow a mailed link first. */
            isVerificationRequired?: boolean;
        }>;
        /** @description A number of rows. */
        CountBody: {
            /** @description Number of rows. */
            count: number;
        };
        /** @description Fields to change; the others stay. A whole user may be sent too. */
        DashUserPatch: {
            /** @description Id of the user. */
            id?: number;
            /** @description Login name, unique over all customers. */
            username?: string;
            /**
             * Format: email
             * @description E-mail address, unique over all customers.
             */
            email?: string;
            password?: components["schemas"]["Password"];
            /** @description The password as it is. A new password, username or address of one's own needs it. */
            currentPassword?: string;
            /** @description First name. */
            firstName?: string;
            /** @description Last name. */
            lastName?: string;
            /** @description Phone number in E.164 form, such as +12125550100. */
            phone?: string;
            /** @description Customer the user belongs to. */
            customerId?: number;
            /** @description The user's display choices as a JSON string, pictures included. */
            uiSettings?: string;
        };
        /** @description Which role to give. */
        SetRoleRequest: {
            /** @description Id of the role. */
            role_id: number;
        };
        /** @description The password, as a proof of who asks. */
        PasswordProof: {
            /** @description The password as it is. */
            currentPassword: string;
        };
        /** @description What an authenticator app makes codes of. Answered once. */
        SecondFactorSecret: {
            /** @description The secret in base32, to be typed. */
            secret: string;
            /** @description The `otpauth://` address, to be shown as a QR code. */
            secretUri: string;
        };
        /** @description A code of the authenticator app. */
        CodeProof: {
            /** @description Six digits, or a recovery code where one may stand in. */
            code: string;
        };
        /** @description Codes that stand in for one of the app, each once. Answered once. */
        RecoveryCodes: {
            /** @description The codes, to be kept in a safe place. */
            recoveryCodes: string[];
        };
        /** @description A code that was given during a session. */
        RecentCode: {
            /**
             * Format: date-time
             * @description Until when calls need no other code.
             */
            until: DateTime;
        };
        /** @description The password and a code, as a proof of who asks. */
        FullProof: {
            /** @description The password as it is. */
            currentPassword: string;
            /** @description Six digits, or a recovery code where one may stand in. */
            code: string;
        };
        /** @description Whether a user signs in with a code. */
        SecondFactorState: {
            /** @description Whether sign-in asks for a code. */
            isOn: boolean;
            /**
             * Format: date-time
             * @description When it was switched on.
             */
            since?: DateTime;
            /** @description How many recovery codes were not used. */
            recoveryCodesLeft?: number;
        };
        /** @description Where a person is signed in. It names the session without its token. Acting as somebody is no session of that person. */
        UserSession: {
            /** @description Names the session. It is neither its token nor a hash of it. */
            id: string;
            /**
             * Format: date-time
             * @description When the person signed in.
             */
            createdAt: DateTime;
            /**
             * Format: date-time
             * @description When it was last used, to the minute.
             */
            lastSeenAt: DateTime;
            /**
             * Format: date-time
             * @description When it ends at the latest.
             */
            expiresAt: DateTime;
            /** @description Network address that last used it. */
            address?: string;
            /** @description What the browser or program calls itself. */
            userAgent?: string;
            /** @description Whether this call was made with it. */
            isCurrent: boolean;
        };
        /** @description A token or code that was mailed to somebody. */
        VerificationToken: OfCore<'VerificationToken', {
            /** @description Id of the row. */
            id: number;
            /** @description User it is for; missing before the sign-up is complete. Inferred: a core API may lack it. */
            userId?: number;
            /** @description Address it was mailed to. Inferred: a core API may lack it. */
            email: string;
            /**
             * @description What it may be used for. Inferred: a core API may lack it.
             * @enum {string}
             */
            type: "verification" | "activation" | "password_reset";
            /** @description The token or code, of which only the end can be read. Inferred: a core API may lack it. */
            token: string;
            /**
             * Format: date-time
             * @description When it was mailed. Inferred: a core API may lack it.
             */
            createdAt: DateTime;
            /**
             * Format: date-time
             * @description When it stops working. Inferred: a core API may lack it.
             */
            expiresAt: DateTime;
            /**
             * Format: date-time
             * @description When it was used; missing if it was not. Inferred: a core API may lack it.
             */
            usedAt?: DateTime;
        }>;
        /** @description Which users to read. */
        SeveralUserRequest: {
            /** @description Ids of the users. */
            ids: number[];
        };
        /** @description Which value to look for. */
        IsUniqueRequest: {
            /**
             * @description Attribute of the user.
             * @enum {string}
             */
            column: "username" | "email";
            /** @description The value it would get. */
            pattern: string;
        };
        /** @description Whether the value is free. */
        IsUniqueAnswer: {
            /** @description True when no user has the value. */
            isUnique: boolean;
        };
        /** @description What adds a role. */
        DashRoleInput: OfCore<'DashRoleInput', {
            /** @description Id of the role. */
            id?: number;
            /** @description Name of the role. */
            name: string;
            /** @description What the role is for. */
            description?: string;
            /** @description Customer the role is for; missing means every customer. */
            customerId?: number;
        }>;
        /** @description Fields to change; the others stay. */
        DashRolePatch: {
            /** @description Id of the role. */
            id?: number;
            /** @description Name of the role. */
            name?: string;
            /** @description What the role is for. */
            description?: string;
            /** @description Customer the role is for; missing means every customer. */
            customerId?: number;
        };
        /** @description Whose holders to list. */
        AssociatedDashUsersRequest: {
            /** @description Id of the role. */
            id: number;
        };
        /** @description Who gets the role. */
        AddPrincipalsRequest: {
            /** @description The principal. */
            data: {
                /** @description USER (the default), ADMIN or another. */
                principalType?: string;
                /** @description Id of the user. */
                principalId: number;
            };
        };
        /** @description What gives a user a role. */
        DashRoleMappingInput: OfCore<'DashRoleMappingInput', {
            /** @description Id of the assignment. */
            id?: number;
            /** @description As what the user has it: USER for plain staff, ADMIN for an administrator, or another. */
            principalType: string;
            /** @description Id of the user. */
            principalId: number;
            /** @description Id of the role. */
            roleId: number;
        }>;
        /** @description Fields to change; the others stay. */
        DashRoleMappingPatch: {
            /** @description Id of the assignment. */
            id?: number;
            /** @description As what the user has it: USER for plain staff, ADMIN for an administrator, or another. */
            principalType?: string;
            /** @description Id of the user. */
            principalId?: number;
            /** @description Id of the role. */
            roleId?: number;
        };
        /** @description What sets a role's permission for a section. Without an id a row is created. */
        GuiVisibilityInput: OfCore<'GuiVisibilityInput', {
            /** @description Id of the row. */
            id?: number;
            /** @description Role it belongs to. */
            roleId: number;
            /** @description Section it is about. */
            guiSectionId: number;
            /** @description 1 deny, 2 read-only, 3 all. */
            guiPermissionId: number;
        }>;
        /** @description What creates or replaces a customer. Without an id, or with one that is not there, a customer is created. */
        CustomerInput: OfCore<'CustomerInput', {
            /** @description Id of the customer. */
            id?: number;
            /** @description Name of the company. */
            companyName: string;
            /** @description The company's own registration number. */
            companyId?: string;
            /** @description First name of the contact person. */
            firstName?: string;
            /** @description Last name of the contact person. */
            lastName?: string;
            /** @description VAT or tax number. */
            vatNumber?: string;
            /**
             * Format: email
             * @description Where invoices go.
             */
            billingEmail?: string;
            /**
             * Format: email
             * @description Where notices go.
             */
            contactEmail?: string;
            /** @description Business number in E.164 form, such as +12125550100. */
            phone?: string;
            /** @description Address of the company's site. */
            website?: string;
            /** @description Key of the industry, such as real_estate. */
            industry?: string;
            /** @description ISO 4217 code the amounts are shown in, USD by default. */
            currency?: string;
            /**
             * @description How calls are paid.
             * @enum {string}
             */
            accounting_type?: "prepaid" | "postpaid";
            BusinessAddress?: components["schemas"]["BusinessAddress"];
            autoTopUp?: components["schemas"]["AutoTopUp"];
        }>;
        /**
         * @description `past_due` waits for a payment that failed, `paused` is not charged for the time being.
         * @enum {string}
         */
        SubscriptionStatus: "active" | "past_due" | "paused" | "cancelled";
        /**
         * @description Which plan it is. Only plans have a tier.
         * @enum {string}
         */
        PlanTier: "BASIC" | "ADVANCED";
        /** @description The product a price is of, without the other prices. */
        PricedProduct: {
            /** @description Id of the product. */
            id: number;
            /** @description Stable name, such as ecms-plan-basic. */
            code: string;
            /** @description Name of the product. */
            name: string;
        };
        /** @description One price of a product, such as the yearly one in euros. */
        ProductVariation: OfCore<'ProductVariation', {
            /** @description Id of the variation. */
            id: number;
            /** @description Product it is a price of. Inferred: a core API may lack it. */
            productId: number;
            /** @description Name of the variation, such as Yearly. Inferred: a core API may lack it. */
            name: string;
            /** @description What it is called at sign-up, such as Basic plan, yearly. Inferred: a core API may lack it. */
            description?: string;
            /** @description ISO 4217 code of the price, such as EUR. Inferred: a core API may lack it. */
            currency: string;
            /** @description Sign put before the price, such as €. Inferred: a core API may lack it. */
            currencySymbol: string;
            /** @description Price of one for that time in the currency. Inferred: a core API may lack it. */
            price: number;
            /** @description How often it is paid, text with a month or year in it, such as yearly; `once` otherwise. Inferred: a core API may lack it. */
            recur: string;
            /** @description Wallet credit that comes with it, in the same currency; 0 where left out. Inferred: a core API may lack it. */
            walletBaseline: number;
            /** @description Whether it can be chosen; true where left out. Inferred: a core API may lack it. */
            active: boolean;
            /** @description Inferred: a core API may lack it. */
            Product?: components["schemas"]["PricedProduct"];
        }>;
        /** @description Something that is charged for: a plan, an add-on, a number, wallet payments, calls. */
        Product: OfCore<'Product', {
            /** @description Id of the product. 3 is wallet payments, 6 call charges. */
            id: number;
            /** @description Stable name, such as ecms-plan-basic or ecms-addon-recording. Inferred: a core API may lack it. */
            code: string;
            /** @description Name of the product. */
            name: string;
            /** @description What one gets. */
            description: string;
            /**
             * @description What it is. Inferred: a core API may lack it.
             * @enum {string}
             */
            kind: "plan" | "addon" | "number" | "wallet" | "call_charges";
            /** @description Inferred: a core API may lack it. */
            tier?: components["schemas"]["PlanTier"];
            /** @description How often it is paid, text with a month or year in it, such as monthly; `once` otherwise. */
            recur: string;
            /** @description Price of one for that time in the currency below. */
            price: number;
            /** @description ISO 4217 code of the price, USD by default. Inferred: a core API may lack it. */
            currency: string;
            /** @description Sign put before the price, such as $. */
            currencySymbol: string;
            /** @description Wallet credit that comes with it, in the same currency. */
            walletBaseline: number;
            /** @description Whether it can be subscribed to. Inferred: a core API may lack it. */
            active: boolean;
            /** @description The prices it is sold at, by currency and time. Inferred: a core API may lack it. */
            variations?: components["schemas"]["ProductVariation"][];
        }>;
        /** @description A product a customer pays for again and again. */
        Subscription: OfCore<'Subscription', {
            /** @description Id of the subscription. */
            id: number;
            /** @description Customer who pays. Inferred: a core API may lack it. */
            customerId: number;
            /** @description Product that is paid for. Inferred: a core API may lack it. */
            productId: number;
            /** @description Price it is paid at, such as the yearly one. Inferred: a core API may lack it. */
            variationId?: number;
            /** @description How many. Unsubscribing drops it; 0 means none is left. */
            quantity: number;
            /** @description Inferred: a core API may lack it. */
            status: components["schemas"]["SubscriptionStatus"];
            /**
             * Format: date-time
             * @description When it began. Inferred: a core API may lack it.
             */
            startedAt: DateTime;
            /**
             * Format: date-time
             * @description When it is paid next: on the day of the month on which it began, or the last one of a shorter month. Missing once it is cancelled. Inferred: a core API may lack it.
             */
            renewsAt?: DateTime;
            /**
             * Format: date-time
             * @description When it was cancelled. Inferred: a core API may lack it.
             */
            cancelledAt?: DateTime;
            /** @description Inferred: a core API may lack it. */
            Customer?: components["schemas"]["Customer"];
            /** @description Inferred: a core API may lack it. */
            Product?: components["schemas"]["Product"];
            /** @description Inferred: a core API may lack it. */
            ProductVariation?: components["schemas"]["ProductVariation"];
        }>;
        /** @description A key with which a program acts for a user. */
        ApiKey: OfCore<'ApiKey', {
            /** @description Id of the key. */
            id: number;
            /** @description What the key is for. */
            name: string;
            /** @description The key itself when it is made; only its end can be read from then on. */
            apikey: string;
            /**
             * @description Whether a program may only read with it, or change things as well. Without a scope it reads. Inferred: a core API may lack it.
             * @enum {string}
             */
            scope?: "read" | "write";
            /**
             * Format: date-time
             * @description When it stops working, a year after it is made by default. Inferred: a core API may lack it.
             */
            expiresAt?: DateTime;
            /** @description User the key acts for. Inferred: a core API may lack it. */
            userId: number;
            /** @description Customer of that user. Inferred: a core API may lack it. */
            customerId: number;
            /**
             * Format: date-time
             * @description When the key was made. Inferred: a core API may lack it.
             */
            createdAt: DateTime;
            /**
             * Format: date-time
             * @description When it was last used, to the minute; missing if never. Inferred: a core API may lack it.
             */
            lastUsedAt?: DateTime;
        }>;
        /** @description What makes or replaces a key. The key itself is made by the server. */
        ApiKeyInput: OfCore<'ApiKeyInput', {
            /** @description Id of the key. */
            id?: number;
            /** @description What the key is for. */
            name: string;
            /**
             * @description Whether a program may only read with it, or change things as well. Without a scope it reads.
             * @enum {string}
             */
            scope?: "read" | "write";
            /**
             * Format: date-time
             * @description When it stops working, a year after it is made by default.
             */
            expiresAt?: DateTime;
            /** @description User the key acts for. */
            userId?: number;
            /** @description Customer of that user. */
            customerId?: number;
        }>;
        /**
         * @description Whether the call came in or went out.
         * @enum {string}
         */
        CallDirection: "inbound" | "outbound";
        /**
         * @description What became of the call. While it goes on, which is while it has no end, what it would be if it ended now: that is no result yet, and counts as none.
         * @enum {string}
         */
        CallStatus: "answered" | "missed" | "voicemail" | "busy" | "failed";
        /** @description One thing that happened to a call. */
        CallLeg: {
            /**
             * @description What happened.
             * @enum {string}
             */
            kind: "menu" | "ring" | "talk" | "voicemail";
            /** @description Number, gateway or menu it happened at. */
            target?: string;
            /**
             * Format: date-time
             * @description When it began.
             */
            startedAt: DateTime;
            /** @description How long it took, in seconds. */
            durationSeconds: number;
            /** @description Keys that were pressed at a menu, in order, such as 12#. */
            keys?: string;
        };
        /**
         * @description What has become of a call that came in and that nobody answered, once it is over. It is open until somebody calls back or settles it, or a later call with the same number is answered or goes out.
         * @enum {string}
         */
        CallHandling: "open" | "called_back" | "handled";
        /** @description Name, address and notes kept for a caller's number. */
        PhoneBook: OfCore<'PhoneBook', {
            /** @description Id of the contact. */
            id: number;
            /** @description Customer the contact belongs to. Inferred: a core API may lack it. */
            customerId: number;
            /** @description Phone number in E.164 form, such as +12125550100. Inferred: a core API may lack it. */
            number: string;
            /** @description Name of the person. Inferred: a core API may lack it. */
            name?: string;
            /** @description Where the person works. Inferred: a core API may lack it. */
            company?: string;
            /**
             * Format: email
             * @description E-mail address. Inferred: a core API may lack it.
             */
            email?: string;
            /** @description Street and number. Inferred: a core API may lack it. */
            street?: string;
            /** @description City. Inferred: a core API may lack it. */
            city?: string;
            /** @description State or province. Inferred: a core API may lack it. */
            state?: string;
            /** @description Country. Inferred: a core API may lack it. */
            country?: string;
            /** @description What staff wrote down. Inferred: a core API may lack it. */
            notes?: string;
            /** @description Whether calls from the number are refused. Inferred: a core API may lack it. */
            blocked: boolean;
            /**
             * Format: date-time
             * @description When the contact was added. Inferred: a core API may lack it.
             */
            createdAt: DateTime;
        }>;
        /** @description Where calls come from, such as a campaign. */
        TrackingSource: OfCore<'TrackingSource', {
            /** @description Id of the tracking source. */
            id: number;
            /** @description Customer it belongs to; the session's own where left out. Inferred: a core API may lack it. */
            customerId: number;
            /** @description Name of the source. */
            name: string;
            /** @description What the source is. */
            description?: string;
            /** @description Company ID the source is kept under; the customer's own where left out. */
            companyId?: string;
            /**
             * @description Kind of source.
             * @enum {string}
             */
            type: "paid_search" | "organic_search" | "social" | "display" | "email" | "direct_mail" | "print" | "radio" | "tv" | "outdoor" | "referral" | "website" | "other";
            /** @description What the source costs a month in USD, for the return on investment. Inferred: a core API may lack it. */
            monthlyCost?: number;
            /** @description What an answered call from the source is worth in USD, for the return on investment. Inferred: a core API may lack it. */
            callValue?: number;
            /** @description Calls that came from it so far. Inferred: a core API may lack it. */
            totalCalls: number;
            /**
             * Format: date-time
             * @description When it was added. Inferred: a core API may lack it.
             */
            createdAt: DateTime;
            /** @description Inferred: a core API may lack it. */
            Customer?: components["schemas"]["Customer"];
        }>;
        /** @description A SIP server calls enter from or leave to. */
        SipGateway: OfCore<'SipGateway', {
            /** @description Id of the gateway. */
            id: number;
            /** @description Customer it belongs to; the session's own where left out. Inferred: a core API may lack it. */
            customerId: number;
            /** @description Name of the gateway. */
            name: string;
            /** @description Host name or IP address, without scheme and port. */
            address: string;
            /** @description SIP port; 5060 where left out. */
            port: number;
            /**
             * @description How SIP messages travel; `udp` where left out. Inferred: a core API may lack it.
             * @enum {string}
             */
            transport: "udp" | "tcp" | "tls";
            /**
             * @description Which way calls go over it.
             * @enum {string}
             */
            type: "inbound" | "outbound" | "both";
            /** @description How many leading digits are removed from the dialled number; 0 where left out. */
            digitsStrip: number;
            /** @description Digits put before the dialled number, after stripping. Inferred: a core API may lack it. */
            prefix?: string;
            /** @description What the gateway is for. */
            description?: string;
            /** @description Whether calls go over it; true where left out. Inferred: a core API may lack it. */
            enabled: boolean;
            /** @description Place in the order gateways are tried in, 1 being the first. Inferred: a core API may lack it. */
            position: number;
            /** @description Whether calls leave over it where a tracking number names no gateway. At most one a customer. Inferred: a core API may lack it. */
            defaultOutbound: boolean;
            /**
             * @description Whether it answered the last check. Inferred: a core API may lack it.
             * @enum {string}
             */
            health: "reachable" | "unreachable" | "unknown";
            /**
             * Format: date-time
             * @description When it was last checked. Inferred: a core API may lack it.
             */
            checkedAt?: DateTime;
            /**
             * Format: date-time
             * @description When it was added. Inferred: a core API may lack it.
             */
            createdAt: DateTime;
            /** @description Inferred: a core API may lack it. */
            Customer?: components["schemas"]["Customer"];
        }>;
        /** @description One call. A call in progress has no `endedAt`. */
        CallLog: OfCore<'CallLog', {
            /** @description Id of the row. */
            id: number;
            /** @description The call's own id on the network. Inferred: a core API may lack it. */
            callId: string;
            /** @description Customer the call belongs to. Inferred: a core API may lack it. */
            customerId: number;
            /** @description Inferred: a core API may lack it. */
            direction: components["schemas"]["CallDirection"];
            /** @description Inferred: a core API may lack it. */
            status: components["schemas"]["CallStatus"];
            /**
             * Format: date-time
             * @description When the call came in. Inferred: a core API may lack it.
             */
            startedAt: DateTime;
            /**
             * Format: date-time
             * @description When it was answered. Inferred: a core API may lack it.
             */
            answeredAt?: DateTime;
            /**
             * Format: date-time
             * @description When it ended. Inferred: a core API may lack it.
             */
            endedAt?: DateTime;
            /** @description How long it rang, in seconds. Inferred: a core API may lack it. */
            ringSeconds: number;
            /** @description How long people talked, in seconds. Inferred: a core API may lack it. */
            talkSeconds: number;
            /** @description Number of the caller in E.164 form, or `anonymous`. Repeat callers are grouped by it. */
            callerNumber: string;
            /** @description Number that was called. */
            trackingNumber: string;
            /** @description Number the call was delivered to. */
            receivingNumber?: string;
            /** @description Source the call came from. Inferred: a core API may lack it. */
            trackingSourceId?: number;
            /** @description Gateway the call went through. Inferred: a core API may lack it. */
            sip_gatewayId?: number;
            /** @description Contact kept for the caller. */
            caller_contactId?: number;
            /** @description Id of the recording, if there is one. Inferred: a core API may lack it. */
            recordingId?: number;
            /** @description What the call cost in USD. Inferred: a core API may lack it. */
            charge: number;
            /** @description Currency of the charge, USD. Inferred: a core API may lack it. */
            currency: string;
            /** @description Whether the caller had never called before. Inferred: a core API may lack it. */
            firstTimeCaller: boolean;
            /**
             * Format: date-time
             * @description Time of the call that searches by the hour go by.
             */
            metrics: DateTime;
            /** @description Name of the caller's contact. Inferred: a core API may lack it. */
            phonebookName?: string;
            /** @description City of the caller's contact. Inferred: a core API may lack it. */
            PhonebookCity?: string;
            /** @description State of the caller's contact. Inferred: a core API may lack it. */
            PhonebookState?: string;
            /** @description Country of the caller's contact. Inferred: a core API may lack it. */
            PhonebookCountry?: string;
            /** @description Name of the source. Inferred: a core API may lack it. */
            trackingSourceName?: string;
            /** @description Address of the gateway. Inferred: a core API may lack it. */
            routingAddress?: string;
            /** @description What happened to the call, in order. Inferred: a core API may lack it. */
            legs?: components["schemas"]["CallLeg"][];
            /** @description Inferred: a core API may lack it. */
            handling?: components["schemas"]["CallHandling"];
            /** @description User who called back or settled it; none where another call did. Inferred: a core API may lack it. */
            handledBy?: number;
            /**
             * Format: date-time
             * @description When it was called back or settled. Inferred: a core API may lack it.
             */
            handledAt?: DateTime;
            /** @description Inferred: a core API may lack it. */
            Customer?: components["schemas"]["Customer"];
            /** @description Inferred: a core API may lack it. */
            PhoneBook?: components["schemas"]["PhoneBook"];
            /** @description Inferred: a core API may lack it. */
            TrackingSource?: components["schemas"]["TrackingSource"];
            /** @description Inferred: a core API may lack it. */
            SipGateway?: components["schemas"]["SipGateway"];
            /** @description Inferred: a core API may lack it. */
            handler?: components["schemas"]["DashUser"];
        }>;
        /** @description What replaces a call, or adds one where the id is not there. Fields left out are dropped. */
        CallLogInput: OfCore<'CallLogInput', {
            /** @description Id of the row. */
            id?: number;
            /** @description The call's own id on the network. */
            callId?: string;
            /** @description Customer the call belongs to. */
            customerId?: number;
            direction: components["schemas"]["CallDirection"];
            status: components["schemas"]["CallStatus"];
            /**
             * Format: date-time
             * @description When the call came in.
             */
            startedAt: DateTime;
            /**
             * Format: date-time
             * @description When it was answered.
             */
            answeredAt?: DateTime;
            /**
             * Format: date-time
             * @description When it ended.
             */
            endedAt?: DateTime;
            /** @description How long it rang, in seconds. */
            ringSeconds?: number;
            /** @description How long people talked, in seconds. */
            talkSeconds?: number;
            /** @description Number of the caller in E.164 form, or `anonymous`. Repeat callers are grouped by it. */
            callerNumber: string;
            /** @description Number that was called. */
            trackingNumber: string;
            /** @description Number the call was delivered to. */
            receivingNumber?: string;
            /** @description Source the call came from. */
            trackingSourceId?: number;
            /** @description Gateway the call went through. */
            sip_gatewayId?: number;
            /** @description Contact kept for the caller. */
            caller_contactId?: number;
            /** @description Id of the recording, if there is one. */
            recordingId?: number;
            /** @description What the call cost in USD. */
            charge?: number;
            /** @description Currency of the charge, USD. */
            currency?: string;
            /** @description Whether the caller had never called before. */
            firstTimeCaller?: boolean;
            /**
             * Format: date-time
             * @description Time of the call that searches by the hour go by.
             */
            metrics?: DateTime;
            /** @description What happened to the call, in order. */
            legs?: components["schemas"]["CallLeg"][];
            handling?: components["schemas"]["CallHandling"];
            /** @description User who called back or settled it; none where another call did. */
            handledBy?: number;
            /**
             * Format: date-time
             * @description When it was called back or settled.
             */
            handledAt?: DateTime;
        }>;
        /** @description Which contact a call's caller is. */
        UpdatePhonebookRequest: {
            /** @description Id of the row. */
            id: number;
            /** @description Contact kept for the caller. */
            caller_contactId: number;
        };
        /** @description How many calls there were in each period. */
        CallLogCounts: {
            /** @description Calls today. */
            today: number;
            /** @description Calls yesterday. */
            yesterday: number;
            /** @description Calls since the week began. */
            thisWeek: number;
            /** @description Calls in the week before. */
            lastWeek: number;
            /** @description Calls since the month began. */
            thisMonth: number;
            /** @description Calls in the month before. */
            lastMonth: number;
            /** @description Calls today and the 6 days before. */
            last7: number;
            /** @description Calls today and the 29 days before. */
            last30: number;
            /** @description Calls today and the 59 days before. */
            last60: number;
        };
        /** @description A day or a minute in the time zone asked for, such as 2026-03-01T00:00. */
        LocalDateTime: string;
        /**
         * @description What one row stands for: 1 an hour, 2 a day (the default), 3 a week, 4 a month.
         * @enum {integer}
         */
        ViewBy: 1 | 2 | 3 | 4;
        /** @description The figures of a set of calls. */
        ReportFigures: {
            /** @description All calls, those that go on among them: none of the results below is theirs yet. */
            calls: number;
            /** @description Calls a person answered. */
            answered: number;
            /** @description Calls that came in and nobody answered: callers hung up. */
            missed: number;
            /** @description Calls that ended in voicemail. */
            voicemail: number;
            /** @description Calls that met a busy line. */
            busy: number;
            /** @description Calls that did not go through. */
            failed: number;
            /** @description Callers who had never called before. */
            firstTimeCallers: number;
            /** @description Different callers. */
            uniqueCallers: number;
            /** @description Talk time of all calls, in seconds. */
            talkSeconds: number;
            /** @description Talk time of an answered call on average, in seconds. */
            averageTalkSeconds: number;
            /** @description Ringing before an answer on average, in seconds. */
            averageRingSeconds: number;
            /** @description What the calls cost in USD. */
            charge: number;
        };
        /** @description One of the two ranges as a whole. */
        ComparedRange: {
            startDate: components["schemas"]["LocalDateTime"];
            endDate: components["schemas"]["LocalDateTime"];
            totals: components["schemas"]["ReportFigures"];
        };
        /** @description A step of the first range beside that of the second. A range that has ended leaves its side out. */
        ComparedStep: {
            currentStart?: components["schemas"]["LocalDateTime"];
            current?: components["schemas"]["ReportFigures"];
            previousStart?: components["schemas"]["LocalDateTime"];
            previous?: components["schemas"]["ReportFigures"];
        };
        /** @description Two ranges side by side. */
        CompareReport: {
            viewBy: components["schemas"]["ViewBy"];
            current: components["schemas"]["ComparedRange"];
            previous: components["schemas"]["ComparedRange"];
            /** @description One row a step, the first with the first. */
            rows: components["schemas"]["ComparedStep"][];
        };
        /** @description Which calls to compare. Without a second range it is the one of the same length just before the first. */
        CompareRequest: {
            start_daterange: components["schemas"]["LocalDateTime"];
            end_daterange: components["schemas"]["LocalDateTime"];
            /** @description True (the default), as the report is about a range of days. */
            daterange?: boolean;
            view_by?: components["schemas"]["ViewBy"];
            compare_start_daterange?: components["schemas"]["LocalDateTime"];
            compare_end_daterange?: components["schemas"]["LocalDateTime"];
            /** @description Minutes the time zone is behind UTC: 300 for New York in winter, -60 for Berlin. */
            offset?: number;
            /** @description Calls of this customer only. */
            customerId?: number;
        };
        /** @description A call as support staff see it, joined names and technical details included, in one flat row. */
        CallLogSupport: OfCore<'CallLogSupport', {
            /** @description Id of the row. */
            id: number;
            /** @description The call's own id on the network. Inferred: a core API may lack it. */
            callId: string;
            /** @description Customer the call belongs to. Inferred: a core API may lack it. */
            customerId: number;
            /** @description Name of the customer. Inferred: a core API may lack it. */
            companyName?: string;
            /** @description Inferred: a core API may lack it. */
            direction: components["schemas"]["CallDirection"];
            /** @description Inferred: a core API may lack it. */
            status: components["schemas"]["CallStatus"];
            /**
             * Format: date-time
             * @description When the call came in. Inferred: a core API may lack it.
             */
            startedAt: DateTime;
            /**
             * Format: date-time
             * @description When it was answered. Inferred: a core API may lack it.
             */
            answeredAt?: DateTime;
            /**
             * Format: date-time
             * @description When it ended. Inferred: a core API may lack it.
             */
            endedAt?: DateTime;
            /** @description How long it rang, in seconds. Inferred: a core API may lack it. */
            ringSeconds: number;
            /** @description How long people talked, in seconds. Inferred: a core API may lack it. */
            talkSeconds: number;
            /** @description Number of the caller in E.164 form, or `anonymous`. Repeat callers are grouped by it. */
            callerNumber: string;
            /** @description Number that was called. */
            trackingNumber: string;
            /** @description Number the call was delivered to. */
            receivingNumber?: string;
            /** @description Id of the recording, if there is one. Inferred: a core API may lack it. */
            recordingId?: number;
            /** @description What the call cost in USD. Inferred: a core API may lack it. */
            charge: number;
            /** @description Currency of the charge, USD. Inferred: a core API may lack it. */
            currency: string;
            /** @description Whether the caller had never called before. Inferred: a core API may lack it. */
            firstTimeCaller: boolean;
            /**
             * Format: date-time
             * @description Time of the call that searches by the hour go by.
             */
            metrics: DateTime;
            /** @description Name of the caller's contact. */
            phonebookName?: string;
            /** @description City of the caller's contact. */
            PhonebookCity?: string;
            /** @description State of the caller's contact. */
            PhonebookState?: string;
            /** @description Country of the caller's contact. */
            PhonebookCountry?: string;
            /** @description Name of the source. */
            trackingSourceName?: string;
            /** @description Address of the gateway. */
            routingAddress?: string;
            /** @description Inferred: a core API may lack it. */
            handling?: components["schemas"]["CallHandling"];
            /** @description User who called back or settled it; none where another call did. Inferred: a core API may lack it. */
            handledBy?: number;
            /**
             * Format: date-time
             * @description When it was called back or settled. Inferred: a core API may lack it.
             */
            handledAt?: DateTime;
            /** @description Why the network ended the call, such as NORMAL_CLEARING. Inferred: a core API may lack it. */
            hangupCause?: string;
        }>;
        /** @description A call with only what lists and charts need. */
        LightCallLog: OfCore<'LightCallLog', {
            /** @description Id of the row. */
            id: number;
            /** @description Customer the call belongs to. Inferred: a core API may lack it. */
            customerId: number;
            /** @description Inferred: a core API may lack it. */
            direction: components["schemas"]["CallDirection"];
            /** @description Inferred: a core API may lack it. */
            status: components["schemas"]["CallStatus"];
            /**
             * Format: date-time
             * @description When the call came in. Inferred: a core API may lack it.
             */
            startedAt: DateTime;
            /** @description How long people talked, in seconds. Inferred: a core API may lack it. */
            talkSeconds: number;
            /** @description Number of the caller in E.164 form, or `anonymous`. Repeat callers are grouped by it. Inferred: a core API may lack it. */
            callerNumber: string;
            /** @description Number that was called. Inferred: a core API may lack it. */
            trackingNumber: string;
            /** @description Number the call was delivered to. Inferred: a core API may lack it. */
            receivingNumber?: string;
            /** @description Source the call came from. Inferred: a core API may lack it. */
            trackingSourceId?: number;
            /** @description What the call cost in USD. Inferred: a core API may lack it. */
            charge: number;
            /** @description Whether the caller had never called before. Inferred: a core API may lack it. */
            firstTimeCaller: boolean;
        }>;
        /** @description What creates or replaces a contact. Without an id one is created. */
        PhoneBookInput: OfCore<'PhoneBookInput', {
            /** @description Id of the contact. */
            id?: number;
            /** @description Customer the contact belongs to. */
            customerId?: number;
            /** @description Phone number in E.164 form, such as +12125550100. */
            number: string;
            /** @description Name of the person. */
            name?: string;
            /** @description Where the person works. */
            company?: string;
            /**
             * Format: email
             * @description E-mail address.
             */
            email?: string;
            /** @description Street and number. */
            street?: string;
            /** @description City. */
            city?: string;
            /** @description State or province. */
            state?: string;
            /** @description Country. */
            country?: string;
            /** @description What staff wrote down. */
            notes?: string;
            /** @description Whether calls from the number are refused. */
            blocked?: boolean;
        }>;
        /** @description The headline figures of a period beside those of the period of the same length before it. */
        ReportStatistics: {
            startDate: components["schemas"]["LocalDateTime"];
            endDate: components["schemas"]["LocalDateTime"];
            totals: components["schemas"]["ReportFigures"];
            previousTotals: components["schemas"]["ReportFigures"];
            /** @description Tracking numbers there are now. */
            trackingNumbers: number;
            /** @description Receiving numbers there are now. */
            receivingNumbers: number;
            /** @description Tracking sources there are now. */
            trackingSources: number;
        };
        /**
         * @description Which figures a dashboard widget shows.
         * @enum {string}
         */
        WidgetName: "callsByDay" | "callsByHour" | "callsByWeekday" | "callsByStatus" | "callsByTrackingSource" | "callsByTrackingNumber" | "callsByReceivingNumber" | "callsByCountry" | "firstTimeCallers" | "talkTimeByDay" | "chargeByDay" | "topCallers";
        /** @description Which figures to compute. All fields are form fields. */
        DashboardRequest: {
            widgetName: components["schemas"]["WidgetName"];
            startDate: components["schemas"]["LocalDateTime"];
            endDate: components["schemas"]["LocalDateTime"];
            /** @description Minutes the time zone is behind UTC: 300 for New York in winter, -60 for Berlin. */
            timezoneOffset: number;
            /**
             * @description First day of the week: 0 Sunday, 1 Monday.
             * @enum {integer}
             */
            weekStart?: 0 | 1;
            /** @description Calls of this customer only. */
            customerId?: number;
            /** @description Ids of the sources to count, as a JSON list such as [3,5]. Missing or [] means all. */
            trackingSources?: string;
        };
        /** @description One bar, slice or point. */
        DashboardPoint: {
            /** @description What the value is of: a date, an hour (0 to 23), a weekday (0 Sunday), a status, an id or a number. */
            key: string;
            /** @description Name of it as it is shown. */
            label: string;
            /** @description The value in the widget's unit. */
            value: number;
            /** @description Answered calls among them, where calls are counted. */
            answered?: number;
            /** @description Missed calls among them, where calls are counted. */
            missed?: number;
        };
        /** @description What one widget shows. */
        DashboardData: {
            widgetName: components["schemas"]["WidgetName"];
            /**
             * @description What the values count.
             * @enum {string}
             */
            unit: "calls" | "callers" | "seconds" | "usd";
            /** @description The values in the order to show them. */
            series: components["schemas"]["DashboardPoint"][];
            /** @description All values together. */
            total: number;
            /** @description The same for the period of the same length before it. */
            previousTotal: number;
        };
        /** @description Which calls a report is about. All four fields are form fields. */
        ReportRequest: {
            start_date: components["schemas"]["LocalDateTime"];
            end_date: components["schemas"]["LocalDateTime"];
            /** @description Minutes the time zone is behind UTC: 300 for New York in winter, -60 for Berlin. */
            offset: number;
            /** @description Calls of this customer only. */
            customerId?: number;
        };
        /** @description The figures of one day. Days without calls are there too. */
        ReportDay: {
            /**
             * Format: date
             * @description The day in the time zone asked for.
             */
            date: string;
            /** @description All calls, those that go on among them: none of the results below is theirs yet. */
            calls: number;
            /** @description Calls a person answered. */
            answered: number;
            /** @description Calls that came in and nobody answered: callers hung up. */
            missed: number;
            /** @description Calls that ended in voicemail. */
            voicemail: number;
            /** @description Calls that met a busy line. */
            busy: number;
            /** @description Calls that did not go through. */
            failed: number;
            /** @description Callers who had never called before. */
            firstTimeCallers: number;
            /** @description Different callers. */
            uniqueCallers: number;
            /** @description Talk time of all calls, in seconds. */
            talkSeconds: number;
            /** @description Talk time of an answered call on average, in seconds. */
            averageTalkSeconds: number;
            /** @description Ringing before an answer on average, in seconds. */
            averageRingSeconds: number;
            /** @description What the calls cost in USD. */
            charge: number;
        };
        /** @description What happened day by day. */
        ActivityReport: {
            startDate: components["schemas"]["LocalDateTime"];
            endDate: components["schemas"]["LocalDateTime"];
            /** @description Minutes the time zone is behind UTC: 300 for New York in winter, -60 for Berlin. */
            offset: number;
            /** @description One row a day, the first day first. */
            rows: components["schemas"]["ReportDay"][];
            totals: components["schemas"]["ReportFigures"];
        };
        /** @description The figures of one group of calls, such as those of one source. */
        ReportGroup: {
            /** @description What the group has in common: an id, a number, an hour (0 to 23) or a weekday (0 is Sunday). */
            key: string;
            /** @description Name of the group as it is shown. */
            label: string;
            /** @description All calls, those that go on among them: none of the results below is theirs yet. */
            calls: number;
            /** @description Calls a person answered. */
            answered: number;
            /** @description Calls that came in and nobody answered: callers hung up. */
            missed: number;
            /** @description Calls that ended in voicemail. */
            voicemail: number;
            /** @description Calls that met a busy line. */
            busy: number;
            /** @description Calls that did not go through. */
            failed: number;
            /** @description Callers who had never called before. */
            firstTimeCallers: number;
            /** @description Different callers. */
            uniqueCallers: number;
            /** @description Talk time of all calls, in seconds. */
            talkSeconds: number;
            /** @description Talk time of an answered call on average, in seconds. */
            averageTalkSeconds: number;
            /** @description Ringing before an answer on average, in seconds. */
            averageRingSeconds: number;
            /** @description What the calls cost in USD. */
            charge: number;
        };
        /** @description What happened by source, number, hour and weekday. Sources and numbers with most calls come first. */
        OverviewReport: {
            startDate: components["schemas"]["LocalDateTime"];
            endDate: components["schemas"]["LocalDateTime"];
            /** @description Minutes the time zone is behind UTC: 300 for New York in winter, -60 for Berlin. */
            offset: number;
            totals: components["schemas"]["ReportFigures"];
            previousTotals: components["schemas"]["ReportFigures"];
            /** @description One group a source. */
            byTrackingSource: components["schemas"]["ReportGroup"][];
            /** @description One group a tracking number. */
            byTrackingNumber: components["schemas"]["ReportGroup"][];
            /** @description One group a receiving number. */
            byReceivingNumber: components["schemas"]["ReportGroup"][];
            /** @description One group an hour of the day, 24 in all. */
            byHour: components["schemas"]["ReportGroup"][];
            /** @description One group a day of the week, 7 in all. */
            byWeekday: components["schemas"]["ReportGroup"][];
        };
        /** @description A report or list view kept on the server. */
        Template: OfCore<'Template', {
            /** @description Id of the view. */
            id: number;
            /** @description Customer of its owner. Inferred: a core API may lack it. */
            customerId: number;
            /** @description Its owner. Inferred: a core API may lack it. */
            userId: number;
            /** @description Name the owner gave it. Inferred: a core API may lack it. */
            name: string;
            /**
             * @description What it is a view of. Inferred: a core API may lack it.
             * @enum {string}
             */
            kind: "list" | "report";
            /** @description Which list or report, such as `CallLog` or `activity`. Inferred: a core API may lack it. */
            resource: string;
            /** @description The view itself: filter, columns, sort, period. Its meaning is the client's own. Inferred: a core API may lack it. */
            definition: {
                [key: string]: unknown;
            };
            /** @description Ids of the users who may use it besides its owner. Inferred: a core API may lack it. */
            sharedWith: number[];
            /**
             * Format: date-time
             * @description When it was saved first. Inferred: a core API may lack it.
             */
            createdAt: DateTime;
        }>;
        /** @description What saves or replaces a view. Its owner is the session's user. */
        TemplateInput: OfCore<'TemplateInput', {
            /** @description Id of the view. */
            id?: number;
            /** @description Name the owner gave it. */
            name: string;
            /**
             * @description What it is a view of.
             * @enum {string}
             */
            kind: "list" | "report";
            /** @description Which list or report, such as `CallLog` or `activity`. */
            resource: string;
            /** @description The view itself: filter, columns, sort, period. Its meaning is the client's own. */
            definition: {
                [key: string]: unknown;
            };
            /** @description Ids of the users who may use it besides its owner. */
            sharedWith?: number[];
        }>;
        /** @description With whom to share a view. The list replaces the one before it. */
        ShareTemplateRequest: {
            /** @description Id of the view. */
            id: number;
            /** @description Ids of the users who may use it besides its owner. */
            sharedWith: number[];
        };
        /** @description A number calls are delivered to. */
        ReceivingNumber: OfCore<'ReceivingNumber', {
            /** @description Id of the receiving number. */
            id: number;
            /** @description Customer it belongs to; the session's own where left out. Inferred: a core API may lack it. */
            customerId: number;
            /** @description The number in E.164 form, such as +12125550142. */
            number: string;
            /** @description What it is, such as a desk or branch. */
            description?: string;
            /** @description Company ID the number is kept under; the customer's own where left out. */
            companyId?: string;
            /** @description Tracking numbers that deliver here, separated by a comma and a space; empty where there are none. Inferred: a core API may lack it. */
            tracking_number: string;
            /** @description Calls delivered here so far. */
            totalCalls: number;
            /**
             * Format: date-time
             * @description When it was added. Inferred: a core API may lack it.
             */
            createdAt: DateTime;
            /** @description Inferred: a core API may lack it. */
            Customer?: components["schemas"]["Customer"];
        }>;
        /** @description What creates a receiving number. */
        ReceivingNumberInput: OfCore<'ReceivingNumberInput', {
            /** @description Customer it belongs to; the session's own where left out. */
            customerId?: number;
            /** @description The number in E.164 form, such as +12125550142. */
            number: string;
            /** @description What it is, such as a desk or branch. */
            description?: string;
            /** @description Company ID the number is kept under; the customer's own where left out. */
            companyId?: string;
        }>;
        /** @description The fields of a receiving number to change. */
        ReceivingNumberPatch: {
            /** @description Id of the receiving number. */
            id: number;
            /** @description Customer it belongs to; the session's own where left out. */
            customerId?: number;
            /** @description The number in E.164 form, such as +12125550142. */
            number?: string;
            /** @description What it is, such as a desk or branch. */
            description?: string;
            /** @description Company ID the number is kept under; the customer's own where left out. */
            companyId?: string;
        };
        /** @description A CSV file with a header row. */
        CsvUpload: {
            /** @description The file, UTF-8, values separated by commas. */
            file: string;
        };
        /** @description What became of the rows of a file. */
        BulkUploadResult: {
            /** @description Rows that were new. */
            created: number;
            /** @description Rows that replaced an existing one. */
            updated: number;
            /** @description Rows that were refused. */
            failed: number;
            /** @description Why rows were refused, a line a field. */
            errors: {
                /** @description Row of the file, the first below the header being 1. */
                row: number;
                /** @description Column it is about. */
                field: string;
                /** @description Why it was refused. */
                message: string;
            }[];
        };
        /**
         * @description `local` belongs to a place, `toll_free` is free for the caller, `mobile` belongs to a mobile network.
         * @enum {string}
         */
        NumberType: "local" | "toll_free" | "mobile";
        /**
         * @description `active` is in use, `paused` delivers calls without tracking them, `stopped` refuses calls, `released` was given back to the provider. A new number is active.
         * @enum {string}
         */
        OpNumberStatus: "active" | "paused" | "stopped" | "released";
        /** @description One place a call can go. */
        RoutingTarget: {
            /**
             * @description What the target is.
             * @enum {string}
             */
            kind: "receiving_number" | "number" | "sip_gateway" | "voice_menu" | "mailbox";
            /** @description Id of the receiving number, gateway or voice menu; a number in E.164 form for `number`; an e-mail address for `mailbox`. */
            target: string;
            /** @description Name shown for it. */
            label?: string;
        };
        /** @description What happens to a call. */
        RoutingAction: OfCore<'RoutingAction', {
            /** @description Id of the routing action. */
            id: number;
            /** @description Customer it belongs to; the session's own where left out. Inferred: a core API may lack it. */
            customerId: number;
            /** @description Name of the routing action. Inferred: a core API may lack it. */
            name: string;
            /**
             * @description `forward` tries the targets in turn, `simultaneous_ring` rings all of them at once, `round_robin` takes another one each call, `voice_menu` and `voicemail` hand over to the target, `hang_up` ends the call. Inferred: a core API may lack it.
             * @enum {string}
             */
            type: "forward" | "simultaneous_ring" | "round_robin" | "voice_menu" | "voicemail" | "hang_up";
            /** @description Where the call goes, first one first. Only `hang_up` has none. Inferred: a core API may lack it. */
            targets: components["schemas"]["RoutingTarget"][];
            /** @description How long each target rings, in seconds; 25 where left out. Inferred: a core API may lack it. */
            ringSeconds?: number;
            /** @description Whether the calls are recorded. Inferred: a core API may lack it. */
            recordCalls?: boolean;
            /** @description Text read to whoever answers beforehand. Inferred: a core API may lack it. */
            whisper?: string;
            /**
             * Format: date-time
             * @description When it was added. Inferred: a core API may lack it.
             */
            createdAt: DateTime;
            /** @description Inferred: a core API may lack it. */
            Customer?: components["schemas"]["Customer"];
        }>;
        /** @description A tracking number: the number callers see. Its calls go to a receiving number, over a gateway, and count for a tracking source. */
        OpNumber: OfCore<'OpNumber', {
            /** @description Id of the tracking number. */
            id: number;
            /** @description Customer it belongs to; the session's own where left out. Inferred: a core API may lack it. */
            customerId: number;
            /** @description The number in E.164 form, such as +12125550161. */
            tracking_number: string;
            /** @description What the number is used for. */
            description?: string;
            /** @description Company ID the number is kept under; the customer's own where left out. */
            companyId?: string;
            /** @description Inferred: a core API may lack it. */
            numberType: components["schemas"]["NumberType"];
            /** @description ISO 3166 code of the country, in lower case. Inferred: a core API may lack it. */
            country: string;
            /** @description Code of the state or province, such as NY. Inferred: a core API may lack it. */
            state?: string;
            /** @description City the number belongs to. Inferred: a core API may lack it. */
            city?: string;
            /** @description Area code, such as 212. Inferred: a core API may lack it. */
            areaCode?: string;
            /** @description Inferred: a core API may lack it. */
            status: components["schemas"]["OpNumberStatus"];
            /** @description Receiving number its calls are delivered to. */
            receiving_numberId?: number;
            /** @description Gateway its calls leave over; the default outbound gateway where left out. */
            sip_gatewayId?: number;
            /** @description Tracking source its calls count for. */
            tracking_sourceId?: number;
            /** @description Routing action its calls follow. They go straight to the receiving number where left out. Inferred: a core API may lack it. */
            routing_actionId?: number;
            /** @description Name of the routing action; `Forward` where none is chosen. */
            routing_action: string;
            /** @description What the number costs a month in USD. Inferred: a core API may lack it. */
            monthlyPrice: number;
            /** @description Calls to the number so far. Inferred: a core API may lack it. */
            totalCalls: number;
            /**
             * Format: date-time
             * @description When it was last called. Inferred: a core API may lack it.
             */
            lastCallAt?: DateTime;
            /**
             * Format: date-time
             * @description When it was added. Inferred: a core API may lack it.
             */
            createdAt: DateTime;
            /**
             * Format: date-time
             * @description Until when a released number can be made active again: 30 days after it was given back. Inferred: a core API may lack it.
             */
            restorableUntil?: DateTime;
            /** @description Inferred: a core API may lack it. */
            Customer?: components["schemas"]["Customer"];
            ReceivingNumber?: components["schemas"]["ReceivingNumber"];
            /** @description Inferred: a core API may lack it. */
            SipGateway?: components["schemas"]["SipGateway"];
            /** @description Inferred: a core API may lack it. */
            TrackingSource?: components["schemas"]["TrackingSource"];
            /** @description Inferred: a core API may lack it. */
            RoutingAction?: components["schemas"]["RoutingAction"];
        }>;
        /** @description What creates or replaces a tracking number. Without an id, or with one that is not there, a number is created. */
        OpNumberInput: OfCore<'OpNumberInput', {
            /** @description Id of the tracking number. */
            id?: number;
            /** @description Customer it belongs to; the session's own where left out. */
            customerId?: number;
            /** @description The number in E.164 form, such as +12125550161. */
            tracking_number: string;
            /** @description What the number is used for. */
            description?: string;
            /** @description Company ID the number is kept under; the customer's own where left out. */
            companyId?: string;
            status?: components["schemas"]["OpNumberStatus"];
            /** @description Receiving number its calls are delivered to. */
            receiving_numberId?: number;
            /** @description Gateway its calls leave over; the default outbound gateway where left out. */
            sip_gatewayId?: number;
            /** @description Tracking source its calls count for. */
            tracking_sourceId?: number;
            /** @description Routing action its calls follow. They go straight to the receiving number where left out. */
            routing_actionId?: number;
        }>;
        /** @description The tracking source a tracking number counts for from now on. */
        OpNumberSourceChange: {
            /** @description Id of the tracking source. */
            tracking_sourceId: number;
        };
        /** @description Which tracking number the call logs of a row show. */
        OpNumberLogsUpdate: {
            /** @description Id of the tracking number. */
            id: number;
            /** @description The number its call logs show. */
            trackingNumber: string;
        };
        /** @description Which rows go to which customer. */
        UpdateCustomerForm: {
            /** @description JSON with the row ids and the customer they go to. */
            updateInfo: string;
        };
        /** @description Which numbers to look for. */
        NumberSearch: {
            /** @description ISO 3166 code of the country, in lower case. */
            country: string;
            type: components["schemas"]["NumberType"];
            /** @description Code of the state or province, such as NY. */
            state?: string;
            /** @description City. */
            city?: string;
            /** @description Name of the rate centre, such as NWYRCYZN01. */
            rateCenter?: string;
            /** @description Area code, or toll-free prefix such as 800. */
            areaCode?: string;
            /** @description Digits or letters the number contains, letters as on a dial pad; `*` stands for any digits. */
            pattern?: string;
            /** @description How many numbers at the most; 20 where left out. */
            limit?: number;
            /** @description How many numbers to leave out first. */
            skip?: number;
        };
        /** @description A number that can be bought. */
        AvailableNumber: {
            /** @description The number in E.164 form, such as +12125550188. */
            number: string;
            type: components["schemas"]["NumberType"];
            /** @description ISO 3166 code of the country, in lower case. */
            country: string;
            /** @description Code of the state or province. Only local numbers have one. */
            state?: string;
            /** @description City. Only local numbers have one. */
            city?: string;
            /** @description Rate centre. Only local numbers have one. */
            rateCenter?: string;
            /** @description Area code or toll-free prefix. */
            areaCode: string;
            /** @description What the number can do. */
            capabilities: ("voice" | "sms" | "fax")[];
            /** @description Price a month in USD. */
            monthlyPrice: number;
            /** @description Price to pay once, in USD. */
            setupPrice: number;
        };
        /** @description One page of what was found. */
        NumberSearchResult: {
            /** @description How many numbers there are, before limit and skip. */
            total: number;
            /** @description The numbers. */
            numbers: components["schemas"]["AvailableNumber"][];
        };
        /** @description An ending of which numbers are left. */
        NumberSuffix: {
            /** @description The last four digits. */
            suffix: string;
            /** @description How many numbers end so. */
            available: number;
        };
        /** @description Which numbers to hold. */
        NumberReservation: {
            /** @description The numbers in E.164 form. */
            numbers: string[];
            /** @description Customer the numbers are for; the session's own where left out. */
            customerId?: number;
        };
        /** @description What became of one number that was to be held. One that is gone carries neither hold nor prices. */
        NumberReservationOutcome: {
            /** @description The number in E.164 form, such as +12125550188. */
            number: string;
            /**
             * @description `held` means no one else can buy it for now; `gone` that someone else was faster.
             * @enum {string}
             */
            status: "held" | "gone";
            /**
             * Format: date-time
             * @description When the hold ends, 15 minutes on by default.
             */
            heldUntil?: DateTime;
            /** @description Price a month in USD. */
            monthlyPrice?: number;
            /** @description Price to pay once, in USD. */
            setupPrice?: number;
            /** @description Why it is gone, for a person. */
            message?: string;
        };
        /** @description Which numbers to let go. */
        NumberRelease: {
            /** @description The numbers in E.164 form. */
            numbers: string[];
            /** @description Customer the numbers are for; the session's own where left out. */
            customerId?: number;
        };
        /** @description What became of one number that was to be let go. */
        NumberReleaseOutcome: {
            /** @description The number in E.164 form, such as +12125550188. */
            number: string;
            /**
             * @description `released` ended a hold, `returned` gave a bought number back, `unknown` means the customer neither holds nor owns it.
             * @enum {string}
             */
            status: "released" | "returned" | "unknown";
            /**
             * Format: date-time
             * @description Until when a returned number can be made active again.
             */
            restorableUntil?: DateTime;
        };
        /** @description A state or province with local numbers. */
        ProviderState: {
            /** @description Code, such as NY. */
            code: string;
            /** @description Name, such as New York. */
            name: string;
        };
        /** @description A country in which numbers can be bought. */
        ProviderCountry: {
            /** @description ISO 3166 code, in lower case. */
            code: string;
            /** @description Name of the country. */
            name: string;
            /** @description Dial code with plus, such as +44. */
            dialCode: string;
            /** @description Types of number there are. */
            types: components["schemas"]["NumberType"][];
            /** @description States or provinces with local numbers; empty where places are not chosen by state. */
            states: components["schemas"]["ProviderState"][];
        };
        /** @description A place whose local numbers share their calling area. */
        RateCenter: {
            /** @description Name of the rate centre, such as NWYRCYZN01. */
            name: string;
            /** @description Largest city in it. */
            city: string;
            /** @description Code of its state or province. */
            state: string;
            /** @description Its area codes. */
            areaCodes: string[];
            /** @description How many numbers are left. */
            available: number;
        };
        /** @description What creates or replaces a routing action. Without an id, or with one that is not there, one is created. */
        RoutingActionInput: OfCore<'RoutingActionInput', {
            /** @description Id of the routing action. */
            id?: number;
            /** @description Customer it belongs to; the session's own where left out. */
            customerId?: number;
            /** @description Name of the routing action. */
            name: string;
            /**
             * @description `forward` tries the targets in turn, `simultaneous_ring` rings all of them at once, `round_robin` takes another one each call, `voice_menu` and `voicemail` hand over to the target, `hang_up` ends the call.
             * @enum {string}
             */
            type: "forward" | "simultaneous_ring" | "round_robin" | "voice_menu" | "voicemail" | "hang_up";
            /** @description Where the call goes, first one first. Only `hang_up` has none. */
            targets: components["schemas"]["RoutingTarget"][];
            /** @description How long each target rings, in seconds; 25 where left out. */
            ringSeconds?: number;
            /** @description Whether the calls are recorded. */
            recordCalls?: boolean;
            /** @description Text read to whoever answers beforehand. */
            whisper?: string;
        }>;
        /** @description What creates or replaces a gateway. Without an id, or with one that is not there, one is created. */
        SipGatewayInput: OfCore<'SipGatewayInput', {
            /** @description Id of the gateway. */
            id?: number;
            /** @description Customer it belongs to; the session's own where left out. */
            customerId?: number;
            /** @description Name of the gateway. */
            name: string;
            /** @description Host name or IP address, without scheme and port. */
            address: string;
            /** @description SIP port; 5060 where left out. */
            port?: number;
            /**
             * @description How SIP messages travel; `udp` where left out.
             * @enum {string}
             */
            transport?: "udp" | "tcp" | "tls";
            /**
             * @description Which way calls go over it.
             * @enum {string}
             */
            type: "inbound" | "outbound" | "both";
            /** @description How many leading digits are removed from the dialled number; 0 where left out. */
            digitsStrip?: number;
            /** @description Digits put before the dialled number, after stripping. */
            prefix?: string;
            /** @description What the gateway is for. */
            description?: string;
            /** @description Whether calls go over it; true where left out. */
            enabled?: boolean;
        }>;
        /** @description Which row to delete, and what becomes of the tracking numbers that use it. */
        DeleteWithOption: {
            /** @description Id of the row to delete. */
            id: number;
            /**
             * @description `move` points the tracking numbers at the row `moveToId`, `detach` leaves them without one, `delete` deletes them as well.
             * @enum {string}
             */
            option: "move" | "detach" | "delete";
            /** @description Id of the row that takes over. Required for `move`, ignored otherwise. */
            moveToId?: number;
        };
        /** @description What became of the row and of the tracking numbers that used it. */
        DeleteWithOptionResult: {
            /** @description Rows deleted, 1 or 0. */
            count: number;
            /** @description Tracking numbers that were moved. */
            moved: number;
            /** @description Tracking numbers that were detached. */
            detached: number;
            /** @description Tracking numbers that were deleted as well. */
            deleted: number;
        };
        /** @description The order gateways are tried in. */
        SipGatewayOrder: {
            /** @description Ids of the gateways, the one tried first in front. Those left out follow in the order they had. */
            gw_list: number[];
        };
        /** @description Which gateway is the default outbound one. */
        SipGatewayDefault: {
            /** @description Id of the gateway. */
            gateway_id: number;
        };
        /** @description What creates or replaces a tracking source. Without an id, or with one that is not there, one is created. */
        TrackingSourceInput: OfCore<'TrackingSourceInput', {
            /** @description Id of the tracking source. */
            id?: number;
            /** @description Customer it belongs to; the session's own where left out. */
            customerId?: number;
            /** @description Name of the source. */
            name: string;
            /** @description What the source is. */
            description?: string;
            /** @description Company ID the source is kept under; the customer's own where left out. */
            companyId?: string;
            /**
             * @description Kind of source.
             * @enum {string}
             */
            type: "paid_search" | "organic_search" | "social" | "display" | "email" | "direct_mail" | "print" | "radio" | "tv" | "outdoor" | "referral" | "website" | "other";
            /** @description What the source costs a month in USD, for the return on investment. */
            monthlyCost?: number;
            /** @description What an answered call from the source is worth in USD, for the return on investment. */
            callValue?: number;
        }>;
        /** @description An address or network that may send calls. */
        Whitelist: OfCore<'Whitelist', {
            /** @description Id of the entry. */
            id: number;
            /** @description Customer it belongs to; the session's own where left out. Inferred: a core API may lack it. */
            customerId: number;
            /** @description IPv4 or IPv6 address, such as 192.0.2.10. */
            ip: string;
            /** @description Leading bits that must match, such as 28; the whole address where left out. */
            mask: number;
            /** @description Port the calls must come from; 0 means any and is taken where left out. */
            port: number;
            /**
             * @description Protocol the calls must come over; `any` where left out.
             * @enum {string}
             */
            proto: "any" | "udp" | "tcp" | "tls" | "ws" | "wss";
            /** @description Regular expression the sender's SIP URI must match, such as `^sip:.*@carrier\.example$`. Any will do where left out. */
            pattern?: string;
            /**
             * Format: date-time
             * @description When it was added. Inferred: a core API may lack it.
             */
            createdAt: DateTime;
            /** @description Inferred: a core API may lack it. */
            Customer?: components["schemas"]["Customer"];
        }>;
        /** @description What creates or replaces an entry. Without an id, or with one that is not there, one is created. */
        WhitelistInput: OfCore<'WhitelistInput', {
            /** @description Id of the entry. */
            id?: number;
            /** @description Customer it belongs to; the session's own where left out. */
            customerId?: number;
            /** @description IPv4 or IPv6 address, such as 192.0.2.10. */
            ip: string;
            /** @description Leading bits that must match, such as 28; the whole address where left out. */
            mask?: number;
            /** @description Port the calls must come from; 0 means any and is taken where left out. */
            port?: number;
            /**
             * @description Protocol the calls must come over; `any` where left out.
             * @enum {string}
             */
            proto?: "any" | "udp" | "tcp" | "tls" | "ws" | "wss";
            /** @description Regular expression the sender's SIP URI must match, such as `^sip:.*@carrier\.example$`. Any will do where left out. */
            pattern?: string;
        }>;
        /** @description A number whose calls are refused. Entries of customer 1 hold for everyone. */
        BlacklistNumber: OfCore<'BlacklistNumber', {
            /** @description Id of the entry. */
            id: number;
            /** @description Customer it holds for; 1 means all. The session's own where left out. */
            customerId: number;
            /** @description The number in E.164 form, such as +13055550133, or a short code of 3 to 6 digits. Inferred: a core API may lack it. */
            number: string;
            /** @description Why it is blocked. Inferred: a core API may lack it. */
            description?: string;
            /**
             * Format: date-time
             * @description When it was added. Inferred: a core API may lack it.
             */
            createdAt: DateTime;
            /** @description Inferred: a core API may lack it. */
            Customer?: components["schemas"]["Customer"];
        }>;
        /** @description What blocks a number. */
        BlacklistNumberInput: OfCore<'BlacklistNumberInput', {
            /** @description Customer it holds for; 1 means all. The session's own where left out. */
            customerId?: number;
            /** @description The number in E.164 form, such as +13055550133, or a short code of 3 to 6 digits. */
            number: string;
            /** @description Why it is blocked. */
            description?: string;
        }>;
        /** @description What a caller hears: text read by a voice, or a recording. */
        IvrGreeting: {
            /**
             * @description Whether text is read or a recording is played.
             * @enum {string}
             */
            kind: "text" | "audio";
            /** @description The text to read. Required for `text`. */
            text?: string;
            /** @description Name of the voice that reads, such as Amelia. */
            voice?: string;
            /** @description Language of the text as a BCP 47 tag, such as en-US. */
            language?: string;
            /** @description Id of the recording. Required for `audio`. */
            recordingId?: string;
        };
        /** @description Something wrong with a voice menu. */
        IvrProblem: {
            /**
             * @description Kind of problem.
             * @enum {string}
             */
            code: "dead_end" | "unreachable" | "loop" | "missing_timeout" | "duplicate_key" | "missing_target";
            /** @description Action it is about, if it is about one. */
            actionId?: number;
            /** @description What is wrong, for a person. */
            message: string;
        };
        /** @description What a voice menu does on a key press. */
        IvrAction: OfCore<'IvrAction', {
            /** @description Id of the action. */
            id: number;
            /** @description Voice menu it belongs to. Inferred: a core API may lack it. */
            ivrId: number;
            /**
             * @description Key it answers to; `timeout` means none was pressed in time, `invalid` one without an action. Inferred: a core API may lack it.
             * @enum {string}
             */
            key: "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "*" | "#" | "timeout" | "invalid";
            /**
             * @description What it does. Inferred: a core API may lack it.
             * @enum {string}
             */
            kind: "dial_number" | "dial_gateway" | "voice_menu" | "play" | "voicemail" | "repeat" | "hang_up";
            /** @description A number in E.164 form for `dial_number`, an e-mail address for `voicemail`, an id for `dial_gateway`, `voice_menu` and `play` (a recording). `repeat` and `hang_up` have none. Inferred: a core API may lack it. */
            target?: string;
            /** @description Name of the choice, such as Appointments. Inferred: a core API may lack it. */
            label?: string;
            /** @description Place among the actions of the menu; the last where left out. Inferred: a core API may lack it. */
            position: number;
        }>;
        /** @description A voice menu: a greeting, and what each key press does. */
        Ivr: OfCore<'Ivr', {
            /** @description Id of the voice menu. */
            id: number;
            /** @description Customer it belongs to; the session's own where left out. Inferred: a core API may lack it. */
            customerId: number;
            /** @description Name of the voice menu. Inferred: a core API may lack it. */
            name: string;
            /** @description What the menu is for. Inferred: a core API may lack it. */
            description?: string;
            /**
             * @description Whether callers reach it; `draft` where left out. Only a valid menu can be published. Inferred: a core API may lack it.
             * @enum {string}
             */
            status: "draft" | "published";
            /** @description Inferred: a core API may lack it. */
            greeting: components["schemas"]["IvrGreeting"];
            /** @description How long the menu waits for a key, in seconds; 5 where left out. Inferred: a core API may lack it. */
            timeoutSeconds: number;
            /** @description How often the greeting is played before the call ends; 3 where left out. Inferred: a core API may lack it. */
            maxAttempts: number;
            /** @description Counts the changes, 1 being the first. Inferred: a core API may lack it. */
            version: number;
            /** @description Whether the menu has no problems. Inferred: a core API may lack it. */
            valid: boolean;
            /** @description What is wrong with the menu; empty where it is valid. Inferred: a core API may lack it. */
            errors: components["schemas"]["IvrProblem"][];
            /**
             * Format: date-time
             * @description When it was added. Inferred: a core API may lack it.
             */
            createdAt: DateTime;
            /**
             * Format: date-time
             * @description When it was last changed. Inferred: a core API may lack it.
             */
            updatedAt: DateTime;
            /** @description Inferred: a core API may lack it. */
            Customer?: components["schemas"]["Customer"];
            /** @description What each key does, by position. */
            Actions?: components["schemas"]["IvrAction"][];
        }>;
        /** @description What creates or replaces a voice menu. Its actions have calls of their own. */
        IvrInput: OfCore<'IvrInput', {
            /** @description Customer it belongs to; the session's own where left out. */
            customerId?: number;
            /** @description Name of the voice menu. */
            name: string;
            /** @description What the menu is for. */
            description?: string;
            /**
             * @description Whether callers reach it; `draft` where left out. Only a valid menu can be published.
             * @enum {string}
             */
            status?: "draft" | "published";
            greeting: components["schemas"]["IvrGreeting"];
            /** @description How long the menu waits for a key, in seconds; 5 where left out. */
            timeoutSeconds?: number;
            /** @description How often the greeting is played before the call ends; 3 where left out. */
            maxAttempts?: number;
        }>;
        /** @description What creates or replaces an action of a voice menu. */
        IvrActionInput: OfCore<'IvrActionInput', {
            /**
             * @description Key it answers to; `timeout` means none was pressed in time, `invalid` one without an action.
             * @enum {string}
             */
            key: "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "*" | "#" | "timeout" | "invalid";
            /**
             * @description What it does.
             * @enum {string}
             */
            kind: "dial_number" | "dial_gateway" | "voice_menu" | "play" | "voicemail" | "repeat" | "hang_up";
            /** @description A number in E.164 form for `dial_number`, an e-mail address for `voicemail`, an id for `dial_gateway`, `voice_menu` and `play` (a recording). `repeat` and `hang_up` have none. */
            target?: string;
            /** @description Name of the choice, such as Appointments. */
            label?: string;
            /** @description Place among the actions of the menu; the last where left out. */
            position?: number;
        }>;
        /** @description A SIP dialog in progress. */
        Dialog: OfCore<'Dialog', {
            /** @description Id of the dialog. */
            id: number;
            /** @description Call-ID header of its messages. Inferred: a core API may lack it. */
            callId: string;
            /** @description SIP URI of the caller. Inferred: a core API may lack it. */
            fromUri: string;
            /** @description SIP URI that was called. Inferred: a core API may lack it. */
            toUri: string;
            /**
             * @description `early` is ringing, `confirmed` talking, `terminated` just over. Inferred: a core API may lack it.
             * @enum {string}
             */
            state: "early" | "confirmed" | "terminated";
            /**
             * Format: date-time
             * @description When it began. Inferred: a core API may lack it.
             */
            startedAt: DateTime;
            /** @description How long it has lasted, in seconds. Inferred: a core API may lack it. */
            durationSeconds: number;
            /** @description Gateway it goes over. Inferred: a core API may lack it. */
            sip_gatewayId?: number;
            /** @description Customer it belongs to. Inferred: a core API may lack it. */
            customerId?: number;
            /** @description Inferred: a core API may lack it. */
            Customer?: components["schemas"]["Customer"];
            /** @description Inferred: a core API may lack it. */
            SipGateway?: components["schemas"]["SipGateway"];
        }>;
        /** @description A field of a row that was changed, with its value before and after. One of them is missing where there was none, both where few may read the field. */
        AuditChange: {
            /** @description Name of the field. */
            field: string;
            /** @description Its value before; objects and lists as JSON. */
            before?: string | number | boolean;
            /** @description Its value after; objects and lists as JSON. */
            after?: string | number | boolean;
            /** @description Name of the row whose id it was before, such as a role. */
            beforeName?: string;
            /** @description Name of the row whose id it is after. */
            afterName?: string;
            /** @description A value was longer than 20,000 characters, and ends there with an ellipsis. */
            cut?: boolean;
        };
        /** @description A row that a call deleted or changed, one of several. */
        AuditRow: {
            /** @description Model of the row. */
            model: string;
            /** @description Its id. */
            recordId: number;
            /** @description What people called it then. */
            recordName?: string;
            /** @description Fields that were changed. */
            changes?: components["schemas"]["AuditChange"][];
            /** @description A row that was deleted, as it was, without the fields that few may read. */
            row?: {
                [key: string]: unknown;
            };
        };
        /** @description Money that a call moved into a wallet or out of it. */
        AuditMovement: {
            /**
             * @description What kind of transaction it is.
             * @enum {string}
             */
            transactionType: "payment" | "charge" | "refund" | "adjustment";
            /** @description Customer whose wallet it is. */
            customerId: number;
            /** @description Amount in USD. Above 0 it entered the wallet, below 0 it left it. */
            amount: number;
            /** @description In USD, the payment that a refund gives back, or the charge that a discount is on. */
            of?: number;
            /** @description ISO 4217 code that the customer read it in, where that is not USD. */
            currency?: string;
            /** @description The amount as the customer read it then: what lies between the balances, or what a card paid in that currency. */
            amountInCurrency?: number;
            /** @description `of`, as the customer read it then. */
            ofInCurrency?: number;
        };
        /** @description A call of the API that was recorded: who did what, from where. */
        AuditLog: OfCore<'AuditLog', {
            /** @description Id of the entry. */
            id: number;
            /** @description Path that was called, without its query, such as /OpNumbers/31. */
            endpoint: string;
            /**
             * @description HTTP method.
             * @enum {string}
             */
            method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
            /** @description IP address the call came from. */
            ip: string;
            /** @description User agent of the caller; empty where it sent none. */
            userAgent: string;
            /** @description User whose session it was. Public calls have none. */
            userId?: number;
            /** @description User who acted as that user; missing where it was the user. Inferred: a core API may lack it. */
            actedById?: number;
            /** @description Customer of the user. Inferred: a core API may lack it. */
            customerId?: number;
            /** @description HTTP status of the answer. Inferred: a core API may lack it. */
            statusCode: number;
            /** @description How many rows it deleted or changed, or numbers it newly held, where its answer said so. Inferred: a core API may lack it. */
            affected?: number;
            /** @description Id of the row that it added, changed or deleted, or of the user acted as, where it was one. Inferred: a core API may lack it. */
            recordId?: number;
            /** @description What people called that row then: its name, number or subject. Inferred: a core API may lack it. */
            recordName?: string;
            /** @description Fields of that row which it changed, where the server keeps them. Inferred: a core API may lack it. */
            changes?: components["schemas"]["AuditChange"][];
            /** @description Rows that it deleted, and what that took along or changed beside, or the several rows that it changed, where the server keeps them. Rows of other models may be among them, and the row that the call was for need not be: each names its own model. None where they are more than 500. Inferred: a core API may lack it. */
            rows?: components["schemas"]["AuditRow"][];
            /** @description Money that it moved, where the server keeps it. What is of one kind and one wallet is summed up. Inferred: a core API may lack it. */
            movements?: components["schemas"]["AuditMovement"][];
            /** @description Inferred: a core API may lack it. */
            reason?: components["schemas"]["Reason"];
            /** @description Customer that somebody of another one did it for: named by the call, or that of the user acted as. None where a customer's own people did it. Inferred: a core API may lack it. */
            forCustomerId?: number;
            /**
             * Format: date-time
             * @description When it was called. Inferred: a core API may lack it.
             */
            createdAt: DateTime;
            /** @description Inferred: a core API may lack it. */
            DashUser?: components["schemas"]["DashUser"];
            /** @description Inferred: a core API may lack it. */
            actedBy?: components["schemas"]["DashUser"];
            /** @description Inferred: a core API may lack it. */
            Customer?: components["schemas"]["Customer"];
            /** @description Inferred: a core API may lack it. */
            forCustomer?: components["schemas"]["Customer"];
        }>;
        /** @description A setting of the whole service. */
        SystemSetting: OfCore<'SystemSetting', {
            /** @description Id of the setting. */
            id: number;
            /** @description Name of the setting, such as `agreement`. Each exists once. */
            key: string;
            /** @description What is set. `agreement` holds the terms of service as HTML in its field `agreement`, with their `version` (counted from 1) and a `note` of what that version changed. `low_balance` holds in `warnBelowUsd` and `stopBelowUsd` what a wallet must hold, so that nobody is warned and calls come in: amounts in USD of which the second is not above the first. `recording` holds `keepDays` (1 to 3650) and `announce`. Others hold what they like. */
            payload: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description When it was last saved. Inferred: a core API may lack it.
             */
            updatedAt: DateTime;
        }>;
        /** @description What creates or replaces a setting. */
        SystemSettingInput: OfCore<'SystemSettingInput', {
            /** @description Name of the setting, such as `agreement`. Each exists once. */
            key: string;
            /** @description What is set. `agreement` holds the terms of service as HTML in its field `agreement`, with their `version` (counted from 1) and a `note` of what that version changed. `low_balance` holds in `warnBelowUsd` and `stopBelowUsd` what a wallet must hold, so that nobody is warned and calls come in: amounts in USD of which the second is not above the first. `recording` holds `keepDays` (1 to 3650) and `announce`. Others hold what they like. */
            payload: {
                [key: string]: unknown;
            };
        }>;
        /** @description What a visitor must know before signing up. */
        DefaultSettings: {
            /** @description The terms of service as HTML. */
            agreement: string;
            /** @description Which version of the terms it is; missing where nobody counts them. */
            version?: number;
        };
        /** @description A language that greetings can be read in. */
        Language: OfCore<'Language', {
            /** @description Id of the language. */
            id: number;
            /** @description BCP 47 tag, such as en-US. Inferred: a core API may lack it. */
            code: string;
            /** @description Name in English. */
            name: string;
            /** @description Name in the language itself. Inferred: a core API may lack it. */
            nativeName: string;
        }>;
        /** @description Something the product offers, such as recording. */
        Service: OfCore<'Service', {
            /** @description Id of the service. */
            id: number;
            /** @description Stable name, such as call_recording. Inferred: a core API may lack it. */
            code: string;
            /** @description Name of the service. Inferred: a core API may lack it. */
            name: string;
            /** @description What it does. Inferred: a core API may lack it. */
            description: string;
            /** @description Whether it can be subscribed to. Inferred: a core API may lack it. */
            enabled: boolean;
        }>;
        /**
         * @description How soon it needs an answer; `normal` where left out.
         * @enum {string}
         */
        TicketPriority: "low" | "normal" | "high" | "urgent";
        /** @description State of the ticket: 1 open, 2 in progress, 3 waiting, 4 resolved, 5 closed. A new ticket is open. */
        TicketStateId: number;
        /**
         * @description Name of the state. `waiting` means for the customer or somebody else.
         * @enum {string}
         */
        TicketStateName: "open" | "in_progress" | "waiting" | "resolved" | "closed";
        /** @description A file that came with a version. */
        TicketAttachment: OfCore<'TicketAttachment', {
            /** @description Id of the attachment. */
            id: number;
            /** @description Version it came with. Inferred: a core API may lack it. */
            versionId: number;
            /** @description Name of the file, with its ending. Inferred: a core API may lack it. */
            name: string;
            /** @description Media type, such as image/png. Inferred: a core API may lack it. */
            type: string;
            /** @description Size in bytes. Inferred: a core API may lack it. */
            size: number;
            /**
             * Format: uri-reference
             * @description Address of the content, absolute or relative to the origin. It needs no token and works for an hour. Inferred: a core API may lack it.
             */
            url: string;
            /**
             * Format: date-time
             * @description When it was uploaded. Inferred: a core API may lack it.
             */
            createdAt: DateTime;
        }>;
        /** @description A message sent about a version. */
        TicketNotification: OfCore<'TicketNotification', {
            /** @description Id of the message. */
            id: number;
            /** @description Version it is about. Inferred: a core API may lack it. */
            versionId: number;
            /**
             * @description How it is sent; `app` shows it in the back-office. Inferred: a core API may lack it.
             * @enum {string}
             */
            channel: "email" | "sms" | "app";
            /** @description Who gets it: an e-mail address, a phone number in E.164 form, or a username, by channel. Inferred: a core API may lack it. */
            to: string;
            /** @description What it says. The body of the version where left out. Inferred: a core API may lack it. */
            text?: string;
            /**
             * @description What became of it. Inferred: a core API may lack it.
             * @enum {string}
             */
            status: "queued" | "sent" | "failed";
            /**
             * Format: date-time
             * @description When it was asked for. Inferred: a core API may lack it.
             */
            createdAt: DateTime;
            /**
             * Format: date-time
             * @description When it was sent. Missing until then. Inferred: a core API may lack it.
             */
            sentAt?: DateTime;
        }>;
        /** @description A user who is told of changes of a ticket from a version on. */
        Observer: OfCore<'Observer', {
            /** @description Id of the observer. */
            id: number;
            /** @description Version it observes. */
            versionId: number;
            /** @description The user. */
            userId: number;
            /**
             * Format: date-time
             * @description When the user was added. Inferred: a core API may lack it.
             */
            createdAt: DateTime;
            /** @description Inferred: a core API may lack it. */
            DashUser?: components["schemas"]["DashUser"];
        }>;
        /** @description One step in the life of a ticket: an answer, a new owner or a new state. Versions are added, never changed. */
        TicketVersion: OfCore<'TicketVersion', {
            /** @description Id of the version. */
            id: number;
            /** @description Ticket it belongs to. Inferred: a core API may lack it. */
            ticketId: number;
            /** @description Counts the versions of the ticket, 1 being the first. Inferred: a core API may lack it. */
            number: number;
            /** @description Subject of the ticket as of this version. Inferred: a core API may lack it. */
            title: string;
            /** @description What was said, as plain text. Inferred: a core API may lack it. */
            body: string;
            /** @description Inferred: a core API may lack it. */
            priority: components["schemas"]["TicketPriority"];
            /** @description User who works on it. None means nobody yet. Inferred: a core API may lack it. */
            ownerId?: number;
            /** @description Inferred: a core API may lack it. */
            stateId: components["schemas"]["TicketStateId"];
            state: components["schemas"]["TicketStateName"];
            /** @description Ids of the assets it is about. Inferred: a core API may lack it. */
            assetIds: number[];
            /** @description User who added it. Inferred: a core API may lack it. */
            createdBy: number;
            /**
             * Format: date-time
             * @description When it was added. Inferred: a core API may lack it.
             */
            createdAt: DateTime;
            owner?: components["schemas"]["DashUser"];
            /** @description Inferred: a core API may lack it. */
            creator?: components["schemas"]["DashUser"];
            /** @description Files that came with it. */
            attachments?: components["schemas"]["TicketAttachment"][];
            /** @description Messages sent about it. */
            notifications?: components["schemas"]["TicketNotification"][];
            /** @description Users who are told of it. */
            observers?: components["schemas"]["Observer"][];
        }>;
        /** @description A support case. Its text, owner and state live in its versions; what the latest version says is repeated here, so that lists can filter and sort by it. */
        Ticket: OfCore<'Ticket', {
            /** @description Id of the ticket. */
            id: number;
            /** @description Customer it is about; the session's own where left out. Inferred: a core API may lack it. */
            customerId: number;
            /** @description What it is about, in one line. Inferred: a core API may lack it. */
            subject: string;
            /** @description Inferred: a core API may lack it. */
            priority: components["schemas"]["TicketPriority"];
            /** @description User who works on it. None means nobody yet. Inferred: a core API may lack it. */
            ownerId?: number;
            /** @description Inferred: a core API may lack it. */
            stateId: components["schemas"]["TicketStateId"];
            state: components["schemas"]["TicketStateName"];
            /** @description Id of the latest version. Inferred: a core API may lack it. */
            versionId: number;
            /** @description Number of the latest version, which is how many there are. Inferred: a core API may lack it. */
            versionNumber: number;
            /** @description User who opened it. Inferred: a core API may lack it. */
            createdBy: number;
            /**
             * Format: date-time
             * @description When it was opened. Inferred: a core API may lack it.
             */
            createdAt: DateTime;
            /**
             * Format: date-time
             * @description When its latest version was added. Inferred: a core API may lack it.
             */
            updatedAt: DateTime;
            /** @description Inferred: a core API may lack it. */
            Customer?: components["schemas"]["Customer"];
            owner?: components["schemas"]["DashUser"];
            /** @description Inferred: a core API may lack it. */
            creator?: components["schemas"]["DashUser"];
            /** @description All its versions, the first one first. */
            versions?: components["schemas"]["TicketVersion"][];
        }>;
        /** @description Names an asset. One of the same kind and record is used again, another is added. */
        AssetReference: {
            /**
             * @description What it is.
             * @enum {string}
             */
            kind: "tracking_number" | "receiving_number" | "tracking_source" | "sip_gateway" | "call" | "voice_menu" | "user" | "device" | "other";
            /** @description Id of the record it stands for. A device, or something else, has none. */
            recordId?: number;
            /** @description What people call it, such as the number. */
            name: string;
            /** @description What else there is to say. */
            description?: string;
        };
        /** @description What opens a ticket. The server makes its first version of it. */
        TicketInput: OfCore<'TicketInput', {
            /** @description Customer it is about; the session's own where left out. */
            customerId?: number;
            /** @description What it is about, in one line. */
            subject: string;
            /** @description What happened, as plain text. It becomes the body of the first version. */
            body?: string;
            priority?: components["schemas"]["TicketPriority"];
            /** @description User who works on it. None means nobody yet. */
            ownerId?: number;
            stateId?: components["schemas"]["TicketStateId"];
            /** @description What it is about, such as a tracking number or a call. */
            assets?: components["schemas"]["AssetReference"][];
            /** @description Ids of the users who are told of changes. */
            observers?: number[];
        }>;
        /** @description What adds a version to a ticket. What is left out stays as in the version before, but the body, which is then empty. */
        TicketVersionInput: OfCore<'TicketVersionInput', {
            /** @description Subject of the ticket as of this version. */
            title?: string;
            /** @description What was said, as plain text. */
            body?: string;
            priority?: components["schemas"]["TicketPriority"];
            /** @description User who works on it from now on; null for nobody. */
            ownerId?: number | null;
            stateId?: components["schemas"]["TicketStateId"];
            /** @description What it is about from now on. An empty list means nothing in particular. */
            assets?: components["schemas"]["AssetReference"][];
        }>;
        /** @description How far work on a ticket is. */
        TicketState: {
            id: components["schemas"]["TicketStateId"];
            name: components["schemas"]["TicketStateName"];
        };
        /** @description Something a ticket can be about, such as a number, a gateway, a call or a device. It comes to be with its first ticket. */
        Asset: OfCore<'Asset', {
            /** @description Id of the asset. */
            id: number;
            /** @description Customer it belongs to. Inferred: a core API may lack it. */
            customerId: number;
            /**
             * @description What it is. Inferred: a core API may lack it.
             * @enum {string}
             */
            kind: "tracking_number" | "receiving_number" | "tracking_source" | "sip_gateway" | "call" | "voice_menu" | "user" | "device" | "other";
            /** @description Id of the record it stands for. A device, or something else, has none. Inferred: a core API may lack it. */
            recordId?: number;
            /** @description What people call it, such as the number. Inferred: a core API may lack it. */
            name: string;
            /** @description What else there is to say. Inferred: a core API may lack it. */
            description?: string;
            /**
             * Format: date-time
             * @description When it was first named. Inferred: a core API may lack it.
             */
            createdAt: DateTime;
            /** @description Inferred: a core API may lack it. */
            Customer?: components["schemas"]["Customer"];
        }>;
        /** @description One file of at most 10 MB: a picture, PDF, text, CSV, log or sound. Its name and media type are those of the part. */
        TicketAttachmentUpload: {
            /** @description The content of the file. */
            file: string;
        };
        /** @description What sends a message about a version. */
        TicketNotificationInput: OfCore<'TicketNotificationInput', {
            /**
             * @description How it is sent; `app` shows it in the back-office.
             * @enum {string}
             */
            channel: "email" | "sms" | "app";
            /** @description Who gets it: an e-mail address, a phone number in E.164 form, or a username, by channel. */
            to: string;
            /** @description What it says. The body of the version where left out. */
            text?: string;
        }>;
        /** @description Which user to tell of changes. Ticket and version are those of the path. */
        ObserverInput: OfCore<'ObserverInput', {
            /** @description Id of the ticket, as in the path. */
            id?: number;
            /** @description Id of the version, as in the path. */
            versionId?: number;
            /** @description Id of the user. */
            userId: number;
        }>;
        /** @description A company the service is built on, such as a carrier. */
        ServiceProvider: OfCore<'ServiceProvider', {
            /** @description Id of the provider. */
            id: number;
            /** @description Name of the company. Inferred: a core API may lack it. */
            name: string;
            /**
             * @description What it provides. Inferred: a core API may lack it.
             * @enum {string}
             */
            kind: "carrier" | "numbers" | "messaging" | "payments" | "speech" | "hosting";
            /** @description ISO 3166 code of its country, in lower case. Inferred: a core API may lack it. */
            country?: string;
            /** @description Address of its site. Inferred: a core API may lack it. */
            website?: string;
            /**
             * Format: email
             * @description Where it is asked for help. Inferred: a core API may lack it.
             */
            supportEmail?: string;
            /** @description Number to call in E.164 form, such as +12125550119. Inferred: a core API may lack it. */
            supportPhone?: string;
            /**
             * @description How it does at present. Inferred: a core API may lack it.
             * @enum {string}
             */
            status: "operational" | "degraded" | "down" | "retired";
            /**
             * Format: date-time
             * @description When it was added. Inferred: a core API may lack it.
             */
            createdAt: DateTime;
        }>;
        /** @description A file kept for a customer, such as a contract or an invoice. */
        Document: OfCore<'Document', {
            /** @description Id of the document. */
            id: number;
            /** @description Customer it belongs to. Inferred: a core API may lack it. */
            customerId: number;
            /** @description Name of the file, with its ending. Inferred: a core API may lack it. */
            name: string;
            /**
             * @description What it is; a letter of authorization lets numbers be ported. Inferred: a core API may lack it.
             * @enum {string}
             */
            kind: "agreement" | "contract" | "invoice" | "proof_of_address" | "proof_of_identity" | "letter_of_authorization" | "other";
            /** @description Media type, such as application/pdf. Inferred: a core API may lack it. */
            type: string;
            /** @description Size in bytes. Inferred: a core API may lack it. */
            size: number;
            /**
             * Format: uri-reference
             * @description Address of the content, absolute or relative to the origin of the API. There it takes the token of the session, as calls do, and answers 404 once the file is gone. It may carry a signature of its own. Inferred: a core API may lack it.
             */
            url: string;
            /**
             * Format: date-time
             * @description When it was uploaded. Inferred: a core API may lack it.
             */
            createdAt: DateTime;
            /** @description Inferred: a core API may lack it. */
            Customer?: components["schemas"]["Customer"];
        }>;
        /** @description A time in which work on the network may disturb calls. The name is spelled as the API spells it. */
        Mainteinance: OfCore<'Mainteinance', {
            /** @description Id of the maintenance. */
            id: number;
            /** @description What is done, in one line. Inferred: a core API may lack it. */
            title: string;
            /** @description What users will notice. Inferred: a core API may lack it. */
            description?: string;
            /** @description Provider that does it. None means we do. Inferred: a core API may lack it. */
            serviceProviderId?: number;
            /**
             * @description What becomes of calls meanwhile. Inferred: a core API may lack it.
             * @enum {string}
             */
            impact: "none" | "degraded" | "outage";
            /**
             * @description How far it is. Inferred: a core API may lack it.
             * @enum {string}
             */
            status: "planned" | "running" | "done" | "cancelled";
            /**
             * Format: date-time
             * @description When it begins. Inferred: a core API may lack it.
             */
            startsAt: DateTime;
            /**
             * Format: date-time
             * @description When it ends. Inferred: a core API may lack it.
             */
            endsAt: DateTime;
            /**
             * Format: date-time
             * @description When it was announced. Inferred: a core API may lack it.
             */
            createdAt: DateTime;
            /** @description Inferred: a core API may lack it. */
            ServiceProvider?: components["schemas"]["ServiceProvider"];
        }>;
        /** @description Somebody who gets a customer's notices. */
        Addressee: OfCore<'Addressee', {
            /** @description Id of the addressee. */
            id: number;
            /** @description Customer whose notices they get. Inferred: a core API may lack it. */
            customerId: number;
            /** @description The user, where it is one. Inferred: a core API may lack it. */
            userId?: number;
            /** @description Name of the person or team. Inferred: a core API may lack it. */
            name: string;
            /**
             * Format: email
             * @description Where e-mail goes. Inferred: a core API may lack it.
             */
            email?: string;
            /** @description Where text messages go, in E.164 form. Inferred: a core API may lack it. */
            phone?: string;
            /**
             * @description How notices are sent. Inferred: a core API may lack it.
             * @enum {string}
             */
            channel: "email" | "sms" | "app";
            /**
             * @description Which notices they get. Inferred: a core API may lack it.
             * @enum {string}
             */
            topic: "billing" | "calls" | "maintenance" | "reports" | "tickets";
            /** @description Whether they get any at present. Inferred: a core API may lack it. */
            active: boolean;
            /**
             * Format: date-time
             * @description When they were added. Inferred: a core API may lack it.
             */
            createdAt: DateTime;
            /** @description Inferred: a core API may lack it. */
            Customer?: components["schemas"]["Customer"];
            /** @description Inferred: a core API may lack it. */
            DashUser?: components["schemas"]["DashUser"];
        }>;
        /**
         * @description Name of a realtime channel, as asyncapi.yaml describes it.
         * @enum {string}
         */
        ChannelName: "call_log" | "notifications" | "customer" | "user" | "role" | "product" | "number_management" | "tracking_number" | "receiving_numbers" | "sip_gateway";
        /** @description A realtime channel a session listens to. */
        RedisSubscription: OfCore<'RedisSubscription', {
            /** @description Id of the subscription. */
            id: number;
            /** @description Customer of the user. Inferred: a core API may lack it. */
            customerId: number;
            /** @description User who listens. Inferred: a core API may lack it. */
            userId: number;
            /** @description Inferred: a core API may lack it. */
            channel: components["schemas"]["ChannelName"];
            /** @description Pattern of the topics, such as org.ecms.*.2.5. Inferred: a core API may lack it. */
            topic: string;
            /** @description Id of the socket connection. Inferred: a core API may lack it. */
            connectionId: string;
            /**
             * Format: date-time
             * @description When it began. Inferred: a core API may lack it.
             */
            subscribedAt: DateTime;
            /**
             * Format: date-time
             * @description When a message was last sent to it. Inferred: a core API may lack it.
             */
            lastMessageAt?: DateTime;
            /** @description Inferred: a core API may lack it. */
            Customer?: components["schemas"]["Customer"];
            /** @description Inferred: a core API may lack it. */
            DashUser?: components["schemas"]["DashUser"];
        }>;
        /** @description Brand of a card, such as visa, mastercard, amex or discover. */
        CardType: string;
        /** @description A saved card. Its number is known to the payment provider alone. */
        PaymentMethod: OfCore<'PaymentMethod', {
            /** @description Id of the card. */
            id: number;
            /** @description Customer it belongs to. */
            customerId: number;
            /** @description Stands for the card's name at the payment provider, which is a secret: stars and a mark. Detaching and charging take it. */
            token: string;
            /** @description Name of the card as a means of payment. Making it primary asks for it. */
            payment_id: string;
            /** @description Whether renewals and top-ups are charged to it. Exactly one of a customer's cards is. Inferred: a core API may lack it. */
            primary: boolean;
            /** @description Inferred: a core API may lack it. */
            brand: components["schemas"]["CardType"];
            /** @description The last four digits. Inferred: a core API may lack it. */
            last4: string;
            /** @description Month it expires in. Inferred: a core API may lack it. */
            expMonth: number;
            /** @description Year it expires in, four digits. Inferred: a core API may lack it. */
            expYear: number;
            /** @description Name on the card. Inferred: a core API may lack it. */
            holderName?: string;
            /**
             * Format: date-time
             * @description When it was attached. Inferred: a core API may lack it.
             */
            createdAt: DateTime;
            /** @description Inferred: a core API may lack it. */
            Customer?: components["schemas"]["Customer"];
        }>;
        /** @description What the wallet holds. */
        WalletBalance: {
            /** @description Wallet balance in USD. Always 0 for the super administrator. */
            balance: number;
            /** @description ISO 4217 code the customer is shown amounts in. */
            currency: string;
        };
        /** @description Whether there is a card to charge. */
        PrimaryMethodAnswer: {
            /** @description Whether one of the cards is primary. */
            has_primary_method: boolean;
        };
        /** @description Which payment to give back. */
        RefundRequest: {
            /** @description Id of the customer. */
            customerId: number;
            /** @description Id of the transaction. */
            transactionId: number;
            /** @description Amount in USD. At most what is left of the payment. */
            amount: number;
            reason?: components["schemas"]["Reason"];
        };
        /** @description Money that entered or left a wallet. */
        PaymentTransaction: OfCore<'PaymentTransaction', {
            /** @description Id of the transaction. */
            id: number;
            /** @description Customer whose wallet it is. */
            customerId: number;
            /** @description What it is for: 3 is a payment into the wallet, 6 call charges, another the product of that id. */
            productId: number;
            /** @description What it is for, in words. */
            description: string;
            cardType?: components["schemas"]["CardType"];
            /**
             * @description `payment` came from a card, `charge` was taken for something, `refund` went back to the card, `adjustment` is a credit or a discount that staff gave.
             * @enum {string}
             */
            transactionType: "payment" | "charge" | "refund" | "adjustment";
            /**
             * @description What kind of thing it is for.
             * @enum {string}
             */
            category: "wallet" | "call_charges" | "plan" | "add_on" | "number";
            /** @description Amount in USD. Above 0 it entered the wallet, below 0 it left it. */
            amount: number;
            /** @description Wallet balance in USD afterwards. Inferred: a core API may lack it. */
            balanceAfter: number;
            /**
             * @description What became of it. Inferred: a core API may lack it.
             * @enum {string}
             */
            status: "pending" | "succeeded" | "failed" | "refunded";
            /** @description How much of a payment was given back in USD. Inferred: a core API may lack it. */
            refundedAmount?: number;
            /** @description The payment a refund gives back, by id. Inferred: a core API may lack it. */
            refundOfId?: number;
            /** @description The charge a discount was given on, by id. Inferred: a core API may lack it. */
            discountOfId?: number;
            /** @description Number of its invoice, such as LB-2026-00412. Inferred: a core API may lack it. */
            invoiceNumber?: string;
            /** @description The last four digits of the card. Only card payments and refunds have them. Inferred: a core API may lack it. */
            last4?: string;
            /** @description True for a card that was charged by itself. Inferred: a core API may lack it. */
            isAutomatic?: boolean;
            /**
             * Format: date-time
             * @description When it happened.
             */
            transactionDate: DateTime;
            /** @description Inferred: a core API may lack it. */
            Customer?: components["schemas"]["Customer"];
            /** @description Inferred: a core API may lack it. */
            Product?: components["schemas"]["Product"];
        }>;
        /** @description What was written to the wallet, and what it holds now. */
        WalletMovement: {
            transaction: components["schemas"]["PaymentTransaction"];
            /** @description Wallet balance in USD afterwards. */
            balance: number;
        };
        /** @description Which transaction to invoice. */
        InvoiceRequest: {
            /** @description Id of the customer. */
            customerId: number;
            /** @description Id of the transaction. */
            transactionId: number;
        };
        /** @description One line of an invoice. */
        InvoiceLine: {
            /** @description What it is for. */
            description: string;
            /** @description How many. */
            quantity: number;
            /** @description Price of one. */
            unitPrice: number;
            /** @description Quantity times price. */
            amount: number;
        };
        /** @description The invoice of one transaction, in the customer's currency, as its PDF is. Without a rate for that, it is in USD. */
        Invoice: {
            /** @description Number of the invoice, such as LB-2026-00412. */
            number: string;
            /** @description Id of the customer. */
            customerId: number;
            /** @description Id of the transaction. */
            transactionId: number;
            /**
             * @description Whether it is paid.
             * @enum {string}
             */
            status: "open" | "paid" | "refunded";
            /**
             * Format: date-time
             * @description When it was made.
             */
            issuedAt: DateTime;
            /** @description ISO 4217 code of all amounts. */
            currency: string;
            /** @description What a US dollar is worth in it, where it is another one. */
            rate?: number;
            /** @description What is charged. */
            lines: components["schemas"]["InvoiceLine"][];
            /** @description The total without the tax. */
            subtotal: number;
            /** @description Tax within the total. */
            tax: number;
            /** @description What is to be paid. */
            total: number;
        };
        /** @description Who pays. Needed at sign-up, where there is no session yet. */
        PaymentIntentCustomer: {
            /** @description Name of the payer at the payment provider. Null for a new one. */
            token?: string | null;
            /** @description ISO 4217 code of the amount, USD by default. */
            currency: string;
            /**
             * Format: email
             * @description Address that is signing up. What was paid and never used is credited to whoever signs in with it.
             */
            email?: string;
        };
        /** @description What is to be paid. */
        PaymentIntentRequest: {
            /** @description Amount as text in the currency below, with at most as many decimals as it has: 25.00 of USD, 2500 of JPY, 7.500 of KWD. */
            amount: string;
            customer?: components["schemas"]["PaymentIntentCustomer"];
        };
        /** @description A payment that was begun. The payment provider's card form ends it with the secret. */
        PaymentIntent: {
            /** @description What the card form needs to confirm the payment. */
            client_secret: string;
            /** @description Id of the intent, which becomes wallet credit once it is confirmed. */
            intentId?: string;
            /** @description Amount as it will be charged. */
            amount?: string;
            /** @description ISO 4217 code of the amount. */
            currency?: string;
        };
        /** @description Which confirmed payment to add to the wallet. */
        IntentToWalletRequest: {
            /** @description Id of the intent. */
            intentId: string;
        };
        /** @description Which card to save. */
        AttachMethodRequest: {
            /** @description Name of the card at the payment provider. */
            token: string;
            /** @description Customer it is done for; the session's own where left out. */
            customerId?: number;
            /** @description Whether to make it the primary card. The first card always is. */
            primary?: boolean;
        };
        /** @description Which card to forget. */
        DetachMethodRequest: {
            /** @description Name of the card at the payment provider. */
            token: string;
        };
        /** @description Which card to charge from now on. */
        SetPrimaryRequest: {
            /** @description The card's `payment_id`. */
            payment_id: string;
        };
        /** @description How much to charge to which card. */
        ChargeRequest: {
            /** @description Amount in USD. */
            amount: number;
            /** @description Token of the saved card. */
            source: string;
            /** @description Customer it is done for; the session's own where left out. */
            customerId?: number;
            reason?: components["schemas"]["Reason"];
        };
        /** @description Whose card is to be saved. */
        CardSetupRequest: {
            /** @description Customer it is done for; the session's own where left out. */
            customerId?: number;
        };
        /** @description A card form that was begun. No money moves. */
        CardSetupIntent: {
            /** @description What the card form needs to save the card. */
            client_secret: string;
            /** @description Id of the set-up. */
            intentId?: string;
        };
        /** @description What is charged from a moment on. */
        AmountFrom: {
            /**
             * Format: date-time
             * @description The first charge of that amount.
             */
            from: DateTime;
            /** @description What it will charge in USD. */
            amount: number;
        };
        /** @description A charge that comes again and again. */
        UpcomingCharge: {
            /**
             * Format: date-time
             * @description When it is charged next.
             */
            at: DateTime;
            /** @description What it will charge in USD. */
            amount: number;
            /**
             * @description After how long it comes again.
             * @enum {string}
             */
            every: "month" | "year";
            /** @description Day of the month that later ones come back to, in months that have it; missing where that is the day of `at`. */
            day?: number;
            /**
             * @description What it is for.
             * @enum {string}
             */
            kind: "plan" | "add_on" | "number";
            /** @description What it is for, in words. */
            description: string;
            /** @description What later ones will charge, where that differs, as a discount has ended by then, or begun. The first one comes first. */
            changes?: components["schemas"]["AmountFrom"][];
        };
        /** @description What was said last of charging the primary card without asking. */
        PaymentConsent: {
            /** @description True to allow it. */
            accepted: boolean;
            /** @description Id of the customer. */
            customerId: number;
            /** @description User who gave or withdrew it. */
            userId: number;
            /**
             * Format: date-time
             * @description When it was stored.
             */
            savedAt: DateTime;
        };
        /** @description Plan and add-ons of the customer, and what they cost next. */
        SubscriptionDetail: {
            /** @description Customer it is of. */
            customerId?: number;
            state: components["schemas"]["AccountState"];
            /** @description ISO 4217 code the customer is shown amounts in. */
            currency: string;
            plan?: components["schemas"]["Subscription"];
            /** @description The other subscriptions that are not cancelled. */
            addOns: components["schemas"]["Subscription"][];
            /** @description What all of them cost a month in USD, yearly prices by twelve. */
            monthlyTotal: number;
            /** @description Mean of what calls cost a day over the last 30 days of UTC, the present one among them, in USD. */
            dailySpend: number;
            /** @description Days the balance pays for calls at that rate, subscriptions and numbers. Missing where it lasts beyond any forecast, or nothing is spent. */
            daysLeft?: number;
            /** @description What is charged next, and again after its period, each once. The first one comes first. */
            upcoming?: components["schemas"]["UpcomingCharge"][];
            /**
             * Format: date-time
             * @description When the next renewal is charged.
             */
            nextInvoiceAt?: DateTime;
            /** @description What it will charge in USD. */
            nextInvoiceAmount?: number;
            /** @description The customer is warned when the wallet holds less, in USD. */
            warnBelowUsd?: number;
            /** @description Calls stop when the wallet holds less, or nothing, in USD. */
            stopBelowUsd?: number;
            /**
             * Format: date-time
             * @description When the oldest charge was due that the wallet did not suffice for.
             */
            overdueSince?: DateTime;
            consent?: components["schemas"]["PaymentConsent"];
            /**
             * @description Why the account is not active: a person paused or stopped it, the wallet is empty, or a charge is past due. What is not a person's ends by itself with the money.
             * @enum {string}
             */
            heldBy?: "person" | "wallet" | "past_due";
        };
        /** @description Whose account to change. */
        AccountStateRequest: {
            /** @description Customer it is done for; the session's own where left out. */
            customerId?: number;
            reason?: components["schemas"]["Reason"];
        };
        /** @description State of the account afterwards. */
        AccountStateAnswer: {
            state: components["schemas"]["AccountState"];
        };
        /** @description Whether the primary card may be charged without asking each time. */
        PaymentConsentRequest: {
            /** @description True to allow it. */
            accepted: boolean;
            /** @description The words that were agreed to, kept as proof. */
            text?: string;
        };
        /** @description A day or a minute of UTC, such as 2026-03-01 or 2026-03-01T00:00; the last one counts to its end. */
        UtcDateTime: string;
        /** @description Which days to invoice, or which transaction. Without either it is the current month so far. */
        CustomerInvoiceRequest: {
            startDate?: components["schemas"]["UtcDateTime"];
            endDate?: components["schemas"]["UtcDateTime"];
            /** @description IANA name of the zone by whose calendar the document writes the days of movements, such as Europe/London; UTC where left out. It does not move the bounds above, which are of UTC. */
            timeZone?: string;
            /** @description The one transaction to invoice, in the place of days. */
            transactionId?: number;
            /** @description Whose invoice it is; the session's own where left out. */
            customerId?: number;
        };
        /** @description What to put into a wallet without a card. */
        AdjustmentRequest: {
            /** @description Customer whose wallet it is. */
            customerId: number;
            /**
             * @description Other transactions are written by what they are for.
             * @enum {string}
             */
            transactionType: "adjustment";
            /** @description Amount in USD. */
            amount: number;
            /** @description The charge that it is a discount on, by id; without it, it is a credit. Discounts on a charge are never more than the charge. */
            discountOfId?: number;
            reason: components["schemas"]["Reason"];
        };
        /** @description Whose calls to sum up, and over which days. */
        CallChargeSummaryRequest: {
            startDate: components["schemas"]["UtcDateTime"];
            endDate: components["schemas"]["UtcDateTime"];
            /** @description Id of the customer; the session's own where left out. */
            customerId?: number;
        };
        /** @description What the calls of one day cost. */
        CallChargeDay: {
            /**
             * Format: date
             * @description The day of UTC.
             */
            date: string;
            /** @description How many calls were charged. */
            calls: number;
            /** @description How long they were in seconds. */
            talkSeconds: number;
            /** @description What they cost in USD. */
            amount: number;
        };
        /** @description What calls cost over some days. */
        CallChargeSummary: {
            /** @description Id of the customer. */
            customerId: number;
            startDate: components["schemas"]["UtcDateTime"];
            endDate: components["schemas"]["UtcDateTime"];
            /** @description How many calls were charged. */
            calls: number;
            /** @description How long they were in seconds. */
            talkSeconds: number;
            /** @description What they cost in USD. */
            amount: number;
            /** @description One row a day with calls, the first day first. */
            days: components["schemas"]["CallChargeDay"][];
        };
        /** @description A reduction of a product's price for a time. */
        PriceDiscount: OfCore<'PriceDiscount', {
            /** @description Id of the discount. */
            id: number;
            /** @description Product that costs less. Inferred: a core API may lack it. */
            productId: number;
            /** @description Reduction in percent, such as 20. Inferred: a core API may lack it. */
            percent: number;
            /**
             * Format: date-time
             * @description When it begins. Inferred: a core API may lack it.
             */
            from: DateTime;
            /**
             * Format: date-time
             * @description When it ends. Missing where it has no end. Inferred: a core API may lack it.
             */
            until?: DateTime;
            /** @description Inferred: a core API may lack it. */
            Product?: components["schemas"]["Product"];
        }>;
        /** @description What a US dollar is worth in another currency. */
        CurrencyRate: {
            /** @description ISO 4217 code of the currency, such as EUR. */
            code: string;
            /** @description Units of the currency for 1 USD. */
            rate: number;
            /** @description Sign put before amounts, such as €. */
            symbol?: string;
        };
        /** @description The product a plan is a price of. */
        RegistrationProduct: {
            /** @description Id of the product. */
            id?: number;
            /** @description Stable name, such as ecms-plan-basic. */
            code?: string;
            /** @description Name of the product. */
            name: string;
            /** @description What one gets. */
            description: string;
        };
        /** @description A plan at one price, as the sign-up offers it. */
        RegistrationPlan: {
            /** @description Id of the price. Registration asks for it as `planId`. */
            id: number;
            /** @description What it is called, such as Basic plan, monthly. */
            description: string;
            /** @description ISO 4217 code of the price. */
            currency: string;
            /** @description Price in that currency, with a discount that holds taken off. */
            price: number;
            /** @description The same without the discount. Missing where none holds. */
            fullPrice?: number;
            /** @description Discount that is taken off. Missing where none holds. */
            discountPercent?: number;
            /**
             * Format: date-time
             * @description When the discount ends. Missing where it has no end.
             */
            discountUntil?: DateTime;
            /** @description How often it is paid, text with a month or year in it. */
            recur: string;
            /** @description Wallet credit that comes with it, in the same currency. */
            walletBaseline: number;
            /** @description Sign put before amounts, such as $. */
            currencySymbol: string;
            Product: components["schemas"]["RegistrationProduct"];
        };
        /** @description What changes a product. Fields left out stay as they are. */
        ProductUpdate: {
            /** @description Id of the product. 3 is wallet payments, 6 call charges. */
            id: number;
            /** @description Name of the product. */
            name?: string;
            /** @description What one gets. */
            description?: string;
            tier?: components["schemas"]["PlanTier"];
            /** @description How often it is paid, text with a month or year in it, such as monthly; `once` otherwise. */
            recur?: string;
            /** @description Price of one for that time in the currency below. */
            price?: number;
            /** @description ISO 4217 code of the price, USD by default. */
            currency?: string;
            /** @description Wallet credit that comes with it, in the same currency. */
            walletBaseline?: number;
            /** @description Whether it can be subscribed to. */
            active?: boolean;
        };
        /** @description What to subscribe a customer to. */
        SubscribeRequest: {
            /** @description Id of the product. */
            productId: number;
            /** @description Price to pay, by id. Where left out: the price the customer pays already, else the monthly one in the customer's currency. */
            variationId?: number;
            /** @description How many more; 1 where left out. */
            quantity?: number;
            /** @description Customer it is for; the session's own where left out. */
            customerId?: number;
            reason?: components["schemas"]["Reason"];
        };
        /** @description Says that a customer has a product. */
        CustomerProductsRel: OfCore<'CustomerProductsRel', {
            /** @description Id of the link. */
            id: number;
            /** @description The customer. Inferred: a core API may lack it. */
            customerId: number;
            /** @description The product. Inferred: a core API may lack it. */
            productId: number;
            /** @description The subscription it comes with, where there is one. Inferred: a core API may lack it. */
            subscriptionId?: number;
            /**
             * Format: date-time
             * @description When the customer got it. Inferred: a core API may lack it.
             */
            createdAt: DateTime;
            /** @description Inferred: a core API may lack it. */
            Customer?: components["schemas"]["Customer"];
            /** @description Inferred: a core API may lack it. */
            Product?: components["schemas"]["Product"];
        }>;
        /** @description The subscription afterwards, and what was paid for it. */
        SubscribeAnswer: {
            Subscription: components["schemas"]["Subscription"];
            CustomerProductsRel: components["schemas"]["CustomerProductsRel"];
            /** @description What was taken from the wallet in USD. */
            charged: number;
            /** @description Wallet balance in USD afterwards. */
            balance: number;
        };
        /** @description What to unsubscribe a customer from. */
        UnsubscribeRequest: {
            /** @description Id of the product. */
            productId: number;
            /** @description Which subscription to drop from; needed where the customer pays the product at several prices. */
            subscriptionId?: number;
            /** @description How many to drop; all where left out. */
            quantity?: number;
            /** @description Customer it is for; the session's own where left out. */
            customerId?: number;
            reason?: components["schemas"]["Reason"];
        };
        /** @description What creates or replaces a variation. Without an id one is created. */
        ProductVariationInput: OfCore<'ProductVariationInput', {
            /** @description Id of the variation. */
            id?: number;
            /** @description Product it is a price of. */
            productId: number;
            /** @description Name of the variation, such as Yearly. */
            name: string;
            /** @description What it is called at sign-up, such as Basic plan, yearly. */
            description?: string;
            /** @description ISO 4217 code of the price, such as EUR. */
            currency: string;
            /** @description Price of one for that time in the currency. */
            price: number;
            /** @description How often it is paid, text with a month or year in it, such as yearly; `once` otherwise. */
            recur: string;
            /** @description Wallet credit that comes with it, in the same currency; 0 where left out. */
            walletBaseline?: number;
            /** @description Whether it can be chosen; true where left out. */
            active?: boolean;
        }>;
    };
    responses: {
        /** @description What would change cannot be kept at the moment, so nothing was changed. Make room, then send it again. */
        InsufficientStorage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "statusCode": 507,
                 *         "name": "InsufficientStorage",
                 *         "message": "What changes cannot be kept."
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Anything else that goes wrong. */
        Error: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "statusCode": 500,
                 *         "name": "Error",
                 *         "message": "Internal Server Error"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The request could not be read, such as broken JSON or a filter that is no JSON. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "statusCode": 400,
                 *         "name": "SyntaxError",
                 *         "message": "Unexpected end of JSON input"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body was read, and some of its fields are refused. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "statusCode": 422,
                 *         "name": "ValidationError",
                 *         "message": "The `Customer` instance is not valid. Details: `companyName` can't be blank (value: undefined).",
                 *         "details": {
                 *           "context": "Customer",
                 *           "codes": {
                 *             "companyName": [
                 *               "presence"
                 *             ]
                 *           },
                 *           "messages": {
                 *             "companyName": [
                 *               "can't be blank"
                 *             ]
                 *           }
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description There is no session, or it has ended. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "statusCode": 401,
                 *         "name": "Error",
                 *         "message": "Authorization Required",
                 *         "code": "AUTHORIZATION_REQUIRED"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description There is no row with this id. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "statusCode": 404,
                 *         "name": "Error",
                 *         "message": "Unknown \"Customer\" id \"99999\".",
                 *         "code": "MODEL_NOT_FOUND"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The session may not do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "statusCode": 403,
                 *         "name": "Error",
                 *         "message": "Access Denied",
                 *         "code": "ACCESS_DENIED"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description A call with this `Idempotency-Key` is still running. Wait, then send it again. */
        StillRunning: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "statusCode": 409,
                 *         "name": "Error",
                 *         "message": "A call with this Idempotency-Key is still running. Wait for it, then ask again.",
                 *         "code": "IDEMPOTENCY_KEY_IN_USE"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description How many rows were deleted. 0 means there were none to delete. */
        Deleted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "count": 1
                 *     }
                 */
                "application/json": components["schemas"]["CountBody"];
            };
        };
        /** @description How many rows match. */
        Count: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "count": 42
                 *     }
                 */
                "application/json": components["schemas"]["CountBody"];
            };
        };
        /** @description What became of each row of the file. */
        BulkUpload: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "created": 10,
                 *       "updated": 2,
                 *       "failed": 1,
                 *       "errors": [
                 *         {
                 *           "row": 4,
                 *           "field": "number",
                 *           "message": "is not a phone number"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BulkUploadResult"];
            };
        };
    };
    parameters: {
        /**
         * @description A random text such as a UUID, the same each time one request is sent. The request is then done once: sent again, within 30 days, it is answered as the first time (`Idempotency-Replayed: true`). With another body it is refused with 422, and while the first is still running with 409. Keys belong to the customer and the operation. An answer of 500 or more is not kept.
         * @example 0f6c2a34-9d1b-4c7e-8a55-3e1f0b7c9d20
         */
        idempotencyKey: string;
        /**
         * @description Which rows, in which order, how many. JSON, percent-encoded once.
         * @example {"where":{"id":{"gt":1}},"order":["id DESC"],"limit":10,"skip":0}
         */
        filter: string;
        /**
         * @description Conditions a row must meet to be deleted. JSON, percent-encoded once. Never empty. A call that deletes more than 500 rows can't be undone.
         * @example {"id":{"inq":[7,8]}}
         */
        requiredWhere: string;
        /**
         * @description Conditions a row must meet. JSON, percent-encoded once.
         * @example {"id":{"gt":1}}
         */
        where: string;
        /**
         * @description Id of the row, a positive integer.
         * @example 7
         */
        id: number;
    };
    requestBodies: never;
    headers: {
        /** @description True where the answer is that of an earlier call with the same `Idempotency-Key`, and nothing was done now. */
        IdempotencyReplayed: "true";
        /** @description How many rows match in all, before limit and skip. */
        TotalCount: number;
        /** @description Said where what is left in the wallet pays for less than seven days of calls, at what those of the last 30 days cost. In words. */
        WalletWarning: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "DashUser.authenticate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "admin",
                 *       "password": "Harbor-Pier-18!",
                 *       "rememberedIf": true
                 *     }
                 */
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description A session, or the fields of a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Name or password is wrong. `LOGIN_CODE_REQUIRED`: both are right, and a code is needed; `LOGIN_CODE_INVALID`: the code is wrong, or was used. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "statusCode": 401,
                     *         "name": "Error",
                     *         "message": "login failed",
                     *         "code": "LOGIN_FAILED"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Error"];
        };
    };
    "DashUser.logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "DashUser.activate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Token from the activation mail.
                 * @example 7b1e0c52f8
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the account is activated. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example true */
                    "application/json": boolean;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "DashUser.forgotPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "nora@harbordental.example"
                 *     }
                 */
                "application/json": components["schemas"]["ForgotPasswordRequest"];
            };
        };
        responses: {
            /** @description Whether a mail is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example true */
                    "application/json": boolean;
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "DashUser.impersonate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user_id": 3,
                 *       "reason": "Asked for help with a voice menu."
                 *     }
                 */
                "application/json": components["schemas"]["ImpersonateRequest"];
            };
        };
        responses: {
            /** @description A token that acts as the user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Error"];
        };
    };
    "DashUser.deimpersonate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token_id": "example-impersonation-token"
                 *     }
                 */
                "application/json": components["schemas"]["DeimpersonateRequest"];
            };
        };
        responses: {
            /** @description Whether the impersonation has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example true */
                    "application/json": boolean;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Error"];
        };
    };
    "DashUser.requestEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email_address": "nora@harbordental.example",
                 *       "email_type": "verification"
                 *     }
                 */
                "application/json": components["schemas"]["EmailCodeRequest"];
            };
        };
        responses: {
            /** @description Where the code was sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "nora@harbordental.example",
                     *       "message": "Verification code sent"
                     *     }
                     */
                    "application/json": components["schemas"]["EmailCodeAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "DashUser.verifyEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email_address": "nora@harbordental.example",
                 *       "verify_code": "481516"
                 *     }
                 */
                "application/json": components["schemas"]["VerifyEmailRequest"];
            };
        };
        responses: {
            /** @description Whether the code was right. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "success",
                     *       "data": {
                     *         "email_address": "nora@harbordental.example",
                     *         "verified": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["VerifyEmailAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "DashUser.register": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random text such as a UUID, the same each time one request is sent. The request is then done once: sent again, within 30 days, it is answered as the first time (`Idempotency-Replayed: true`). With another body it is refused with 422, and while the first is still running with 409. Keys belong to the customer and the operation. An answer of 500 or more is not kept.
                 * @example 0f6c2a34-9d1b-4c7e-8a55-3e1f0b7c9d20
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description What became of it. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "activated": true,
                     *       "userId": 12,
                     *       "customerId": 7
                     *     }
                     */
                    "application/json": components["schemas"]["RegistrationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["StillRunning"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "DashUser.canI": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "section": "Tracking Numbers",
                 *       "kind": "readable"
                 *     }
                 */
                "application/json": components["schemas"]["CanIRequest"];
            };
        };
        responses: {
            /** @description Whether it may. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "allowed": true,
                     *       "isSuperAdmin": false,
                     *       "permission": "READONLY"
                     *     }
                     */
                    "application/json": components["schemas"]["CanIAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Error"];
        };
    };
    "DashUser.find": {
        parameters: {
            query?: {
                /**
                 * @description Which rows, in which order, how many. JSON, percent-encoded once.
                 * @example {"where":{"id":{"gt":1}},"order":["id DESC"],"limit":10,"skip":0}
                 */
                filter?: components["parameters"]["filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashUser"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "DashUser.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "lena",
                 *       "email": "lena@harbordental.example",
                 *       "password": "Harbor-Pier-18!",
                 *       "customerId": 2
                 *     }
                 */
                "application/json": components["schemas"]["DashUserInput"];
            };
        };
        responses: {
            /** @description The user as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "DashUser.deleteAll": {
        parameters: {
            query: {
                /**
                 * @description Conditions a row must meet to be deleted. JSON, percent-encoded once. Never empty. A call that deletes more than 500 rows can't be undone.
                 * @example {"id":{"inq":[7,8]}}
                 */
                where: components["parameters"]["requiredWhere"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "DashUser.count": {
        parameters: {
            query?: {
                /**
                 * @description Conditions a row must meet. JSON, percent-encoded once.
                 * @example {"id":{"gt":1}}
                 */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Count"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "DashUser.findById": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashUser"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    "DashUser.deleteById": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "DashUser.patchById": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 3,
                 *       "password": "Harbor-Pier-19!"
                 *     }
                 */
                "application/json": components["schemas"]["DashUserPatch"];
            };
        };
        responses: {
            /** @description The user as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "DashUser.setRole": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role_id": 3
                 *     }
                 */
                "application/json": components["schemas"]["SetRoleRequest"];
            };
        };
        responses: {
            /** @description The assignment as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashRoleMapping"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "DashUser.beginSecondFactor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPassword": "Harbor-Pier-18!"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordProof"];
            };
        };
        responses: {
            /** @description The secret, as text and as the address that authenticator apps read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "secret": "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
                     *       "secretUri": "otpauth://totp/Lineboard:lena?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Lineboard"
                     *     }
                     */
                    "application/json": components["schemas"]["SecondFactorSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "DashUser.confirmSecondFactor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "287082"
                 *     }
                 */
                "application/json": components["schemas"]["CodeProof"];
            };
        };
        responses: {
            /** @description The recovery codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "recoveryCodes": [
                     *         "abcd-efgh-2345-ijkl",
                     *         "mnop-qrst-4567-uvwx"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "DashUser.verifySecondFactor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "287082"
                 *     }
                 */
                "application/json": components["schemas"]["CodeProof"];
            };
        };
        responses: {
            /** @description Until when the code counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "until": "2026-03-02T14:15:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["RecentCode"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "DashUser.disableSecondFactor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPassword": "Harbor-Pier-18!",
                 *       "code": "287082"
                 *     }
                 */
                "application/json": components["schemas"]["FullProof"];
            };
        };
        responses: {
            /** @description Whether they are off. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example true */
                    "application/json": boolean;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "DashUser.findSecondFactor": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether codes are on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isOn": true,
                     *       "since": "2026-03-02T14:00:00.000Z",
                     *       "recoveryCodesLeft": 9
                     *     }
                     */
                    "application/json": components["schemas"]["SecondFactorState"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    "DashUser.resetSecondFactor": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "DashUser.findSessions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions that have not ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserSession"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    "DashUser.endSessions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    "DashUser.endSession": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
                /**
                 * @description Id of the session, as the list has it.
                 * @example 6f1c2a34-9d1b-4c7e-8a55-3e1f0b7c9d20
                 */
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    "DashUser.accountReset": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether a mail is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example true */
                    "application/json": boolean;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "DashUser.findVerificationTokens": {
        parameters: {
            query?: {
                /**
                 * @description Which rows, in which order, how many. JSON, percent-encoded once.
                 * @example {"where":{"id":{"gt":1}},"order":["id DESC"],"limit":10,"skip":0}
                 */
                filter?: components["parameters"]["filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tokens that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationToken"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Error"];
        };
    };
    "DashUser.severalUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         2,
                 *         3
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SeveralUserRequest"];
            };
        };
        responses: {
            /** @description The users that are there. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashUser"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Error"];
        };
    };
    "DashUser.isUnique": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "column": "username",
                 *       "pattern": "lena"
                 *     }
                 */
                "application/json": components["schemas"]["IsUniqueRequest"];
            };
        };
        responses: {
            /** @description Whether it is free. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isUnique": true
                     *     }
                     */
                    "application/json": components["schemas"]["IsUniqueAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Error"];
        };
    };
    "DashUser.deleteRoleMapping": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user has no role any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "DashRole.find": {
        parameters: {
            query?: {
                /**
                 * @description Which rows, in which order, how many. JSON, percent-encoded once.
                 * @example {"where":{"id":{"gt":1}},"order":["id DESC"],"limit":10,"skip":0}
                 */
                filter?: components["parameters"]["filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roles that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashRole"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "DashRole.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Front desk",
                 *       "description": "Answers calls and keeps contacts"
                 *     }
                 */
                "application/json": components["schemas"]["DashRoleInput"];
            };
        };
        responses: {
            /** @description The role as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashRole"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "DashRole.deleteAll": {
        parameters: {
            query: {
                /**
                 * @description Conditions a row must meet to be deleted. JSON, percent-encoded once. Never empty. A call that deletes more than 500 rows can't be undone.
                 * @example {"id":{"inq":[7,8]}}
                 */
                where: components["parameters"]["requiredWhere"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "DashRole.count": {
        parameters: {
            query?: {
                /**
                 * @description Conditions a row must meet. JSON, percent-encoded once.
                 * @example {"id":{"gt":1}}
                 */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Count"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "DashRole.findById": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashRole"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    "DashRole.deleteById": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "DashRole.patchById": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "description": "Answers calls"
                 *     }
                 */
                "application/json": components["schemas"]["DashRolePatch"];
            };
        };
        responses: {
            /** @description The role as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashRole"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "DashRole.associatedDashUsers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 3
                 *     }
                 */
                "application/json": components["schemas"]["AssociatedDashUsersRequest"];
            };
        };
        responses: {
            /** @description The users who have it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashUser"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Error"];
        };
    };
    "DashRole.deleteGuiVisibilities": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role has no visibilities any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "DashRole.addPrincipals": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the role.
                 * @example 3
                 */
                roleId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "principalType": "USER",
                 *         "principalId": 3
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AddPrincipalsRequest"];
            };
        };
        responses: {
            /** @description The assignment as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashRoleMapping"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "DashRoleMapping.find": {
        parameters: {
            query?: {
                /**
                 * @description Which rows, in which order, how many. JSON, percent-encoded once.
                 * @example {"where":{"id":{"gt":1}},"order":["id DESC"],"limit":10,"skip":0}
                 */
                filter?: components["parameters"]["filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The assignments that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashRoleMapping"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "DashRoleMapping.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "principalType": "USER",
                 *       "principalId": 3,
                 *       "roleId": 3
                 *     }
                 */
                "application/json": components["schemas"]["DashRoleMappingInput"];
            };
        };
        responses: {
            /** @description The assignment as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashRoleMapping"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "DashRoleMapping.deleteAll": {
        parameters: {
            query: {
                /**
                 * @description Conditions a row must meet to be deleted. JSON, percent-encoded once. Never empty. A call that deletes more than 500 rows can't be undone.
                 * @example {"id":{"inq":[7,8]}}
                 */
                where: components["parameters"]["requiredWhere"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "DashRoleMapping.deleteById": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "DashRoleMapping.patchById": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "principalType": "ADMIN"
                 *     }
                 */
                "application/json": components["schemas"]["DashRoleMappingPatch"];
            };
        };
        responses: {
            /** @description The assignment as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashRoleMapping"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "GuiVisibility.find": {
        parameters: {
            query?: {
                /**
                 * @description Which rows, in which order, how many. JSON, percent-encoded once.
                 * @example {"where":{"id":{"gt":1}},"order":["id DESC"],"limit":10,"skip":0}
                 */
                filter?: components["parameters"]["filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The visibilities that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuiVisibility"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "GuiVisibility.upsert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 31,
                 *       "roleId": 3,
                 *       "guiSectionId": 4,
                 *       "guiPermissionId": 2
                 *     }
                 */
                "application/json": components["schemas"]["GuiVisibilityInput"];
            };
        };
        responses: {
            /** @description The visibility as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuiVisibility"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "GuiVisibility.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "roleId": 3,
                 *       "guiSectionId": 4,
                 *       "guiPermissionId": 3
                 *     }
                 */
                "application/json": components["schemas"]["GuiVisibilityInput"];
            };
        };
        responses: {
            /** @description The visibility as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuiVisibility"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "GuiVisibility.deleteAll": {
        parameters: {
            query: {
                /**
                 * @description Conditions a row must meet to be deleted. JSON, percent-encoded once. Never empty. A call that deletes more than 500 rows can't be undone.
                 * @example {"id":{"inq":[7,8]}}
                 */
                where: components["parameters"]["requiredWhere"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "GuiSection.find": {
        parameters: {
            query?: {
                /**
                 * @description Which rows, in which order, how many. JSON, percent-encoded once.
                 * @example {"where":{"id":{"gt":1}},"order":["id DESC"],"limit":10,"skip":0}
                 */
                filter?: components["parameters"]["filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The parts of the app that permissions are given for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuiSection"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "GuiPermission.find": {
        parameters: {
            query?: {
                /**
                 * @description Which rows, in which order, how many. JSON, percent-encoded once.
                 * @example {"where":{"id":{"gt":1}},"order":["id DESC"],"limit":10,"skip":0}
                 */
                filter?: components["parameters"]["filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The three things a role may be allowed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuiPermission"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "Customer.find": {
        parameters: {
            query?: {
                /**
                 * @description Which rows, in which order, how many. JSON, percent-encoded once.
                 * @example {"where":{"id":{"gt":1}},"order":["id DESC"],"limit":10,"skip":0}
                 */
                filter?: components["parameters"]["filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customers that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "Customer.upsert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 2,
                 *       "companyName": "Harbor Dental Group",
                 *       "currency": "USD"
                 *     }
                 */
                "application/json": components["schemas"]["CustomerInput"];
            };
        };
        responses: {
            /** @description The customer as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "Customer.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "companyName": "Harbor Dental Group",
                 *       "billingEmail": "billing@harbordental.example",
                 *       "currency": "USD"
                 *     }
                 */
                "application/json": components["schemas"]["CustomerInput"];
            };
        };
        responses: {
            /** @description The customer as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "Customer.count": {
        parameters: {
            query?: {
                /**
                 * @description Conditions a row must meet. JSON, percent-encoded once.
                 * @example {"id":{"gt":1}}
                 */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Count"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "Customer.findById": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    "Customer.deleteById": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "Customer.findSubscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscriptions of the customer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    "ApiKey.find": {
        parameters: {
            query?: {
                /**
                 * @description Which rows, in which order, how many. JSON, percent-encoded once.
                 * @example {"where":{"id":{"gt":1}},"order":["id DESC"],"limit":10,"skip":0}
                 */
                filter?: components["parameters"]["filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "ApiKey.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Booking site",
                 *       "userId": 3
                 *     }
                 */
                "application/json": components["schemas"]["ApiKeyInput"];
            };
        };
        responses: {
            /** @description The key as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "ApiKey.count": {
        parameters: {
            query?: {
                /**
                 * @description Conditions a row must meet. JSON, percent-encoded once.
                 * @example {"id":{"gt":1}}
                 */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Count"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "ApiKey.findById": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    "ApiKey.replaceById": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Booking site"
                 *     }
                 */
                "application/json": components["schemas"]["ApiKeyInput"];
            };
        };
        responses: {
            /** @description The key as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "ApiKey.deleteById": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "CallLog.find": {
        parameters: {
            query?: {
                /**
                 * @description Which rows, in which order, how many. JSON, percent-encoded once.
                 * @example {"where":{"id":{"gt":1}},"order":["id DESC"],"limit":10,"skip":0}
                 */
                filter?: components["parameters"]["filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calls that match. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallLog"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "CallLog.upsert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 90211,
                 *       "callId": "7f3c20a1@192.0.2.10",
                 *       "customerId": 2,
                 *       "direction": "inbound",
                 *       "status": "answered",
                 *       "startedAt": "2026-03-02T15:04:10.000Z",
                 *       "callerNumber": "+12125550177",
                 *       "trackingNumber": "+16465550118"
                 *     }
                 */
                "application/json": components["schemas"]["CallLogInput"];
            };
        };
        responses: {
            /** @description The call as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallLog"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "CallLog.deleteAll": {
        parameters: {
            query: {
                /**
                 * @description Conditions a row must meet to be deleted. JSON, percent-encoded once. Never empty. A call that deletes more than 500 rows can't be undone.
                 * @example {"id":{"inq":[7,8]}}
                 */
                where: components["parameters"]["requiredWhere"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "CallLog.count": {
        parameters: {
            query?: {
                /**
                 * @description Conditions a row must meet. JSON, percent-encoded once.
                 * @example {"id":{"gt":1}}
                 */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Count"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "CallLog.findById": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallLog"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    "CallLog.updatePhonebook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 90211,
                 *       "caller_contactId": 41
                 *     }
                 */
                "application/json": components["schemas"]["UpdatePhonebookRequest"];
            };
        };
        responses: {
            /** @description The call as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallLog"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "CallLog.updateCustomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "updateInfo": "{\"ids\":[90211,90212],\"customerId\":3}"
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    /** @description Which calls go to which customer, as JSON. */
                    updateInfo: string;
                };
            };
        };
        responses: {
            /** @description How many calls were moved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 2
                     *     }
                     */
                    "application/json": components["schemas"]["CountBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "CallLog.countLogs": {
        parameters: {
            query?: {
                /**
                 * @description Minutes the time zone is behind UTC; UTC where left out.
                 * @example 300
                 */
                offset?: number;
                /**
                 * @description First day of the week: 0 Sunday (the default), 1 Monday.
                 * @example 0
                 */
                weekend?: 0 | 1;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many calls there were. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallLogCounts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Error"];
        };
    };
    "CallLog.getCompareReport": {
        parameters: {
            query: {
                /**
                 * @description First minute of the range.
                 * @example 2026-03-01T00:00
                 */
                start_daterange: components["schemas"]["LocalDateTime"];
                /**
                 * @description Last minute of the range.
                 * @example 2026-03-02T23:59
                 */
                end_daterange: components["schemas"]["LocalDateTime"];
                /**
                 * @description True (the default), as the report is about a range of days.
                 * @example true
                 */
                daterange?: boolean;
                /**
                 * @description What one row stands for: 1 an hour, 2 a day, 3 a week, 4 a month.
                 * @example 2
                 */
                view_by?: components["schemas"]["ViewBy"];
                /**
                 * @description First minute of the second range.
                 * @example 2026-02-01T00:00
                 */
                compare_start_daterange?: components["schemas"]["LocalDateTime"];
                /**
                 * @description Last minute of the second range.
                 * @example 2026-02-02T23:59
                 */
                compare_end_daterange?: components["schemas"]["LocalDateTime"];
                /**
                 * @description Minutes the time zone is behind UTC; UTC where left out.
                 * @example 300
                 */
                offset?: number;
                /**
                 * @description Calls of this customer only.
                 * @example 2
                 */
                customerId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompareReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Error"];
        };
    };
    "CallLog.compareReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "start_daterange": "2026-03-01T00:00",
                 *       "end_daterange": "2026-03-02T23:59",
                 *       "daterange": true,
                 *       "view_by": 2
                 *     }
                 */
                "application/json": components["schemas"]["CompareRequest"];
            };
        };
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompareReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Error"];
        };
    };
    "CallLogSupport.find": {
        parameters: {
            query?: {
                /**
                 * @description Which rows, in which order, how many. JSON, percent-encoded once.
                 * @example {"where":{"id":{"gt":1}},"order":["id DESC"],"limit":10,"skip":0}
                 */
                filter?: components["parameters"]["filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calls that match. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallLogSupport"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Error"];
        };
    };
    "LightCallLog.find": {
        parameters: {
            query?: {
                /**
                 * @description Which rows, in which order, how many. JSON, percent-encoded once.
                 * @example {"where":{"id":{"gt":1}},"order":["id DESC"],"limit":10,"skip":0}
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Calls from then on.
                 * @example 2026-03-01T05:00:00.000Z
                 */
                startDate?: string;
                /**
                 * @description Calls up to then.
                 * @example 2026-03-03T04:59:59.999Z
                 */
                endDate?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calls that match. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LightCallLog"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "Storage.getRecording": {
        parameters: {
            query: {
                /**
                 * @description Id of the recording.
                 * @example 9011
                 */
                recording_id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recording as a WAV file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example RIFF, WAVEfmt and the samples */
                    "audio/wav": unknown;
                };
            };
            /** @description The part of the recording that a Range header asked for. */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example RIFF, WAVEfmt and the samples */
                    "audio/wav": unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    "PhoneBook.find": {
        parameters: {
            query?: {
                /**
                 * @description Which rows, in which order, how many. JSON, percent-encoded once.
                 * @example {"where":{"id":{"gt":1}},"order":["id DESC"],"limit":10,"skip":0}
                 */
                filter?: components["parameters"]["filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contacts that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneBook"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "PhoneBook.findById": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneBook"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    "PhoneBook.upsert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 41,
                 *       "number": "+12125550177",
                 *       "name": "Marcus Bell"
                 *     }
                 */
                "application/json": components["schemas"]["PhoneBookInput"];
            };
        };
        responses: {
            /** @description The contact as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneBook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "Report.statistics": {
        parameters: {
            query: {
                /**
                 * @description First minute of the period.
                 * @example 2026-03-01T00:00
                 */
                startDate: components["schemas"]["LocalDateTime"];
                /**
                 * @description Last minute of the period.
                 * @example 2026-03-02T23:59
                 */
                endDate: components["schemas"]["LocalDateTime"];
                /**
                 * @description Minutes the time zone is behind UTC.
                 * @example 300
                 */
                timezoneOffset?: number;
                /**
                 * @description Calls of this customer only.
                 * @example 2
                 */
                customerId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportStatistics"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Error"];
        };
    };
    "Report.dashboardData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "widgetName": "callsByDay",
                 *       "startDate": "2026-03-01T00:00",
                 *       "endDate": "2026-03-02T23:59",
                 *       "timezoneOffset": 300,
                 *       "weekStart": 0,
                 *       "customerId": 2,
                 *       "trackingSources": "[3,5]"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["DashboardRequest"];
            };
        };
        responses: {
            /** @description The values of the widget. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardData"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Error"];
        };
    };
    "Report.activityReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "start_date": "2026-03-01T00:00",
                 *       "end_date": "2026-03-02T23:59",
                 *       "offset": 300,
                 *       "customerId": 2
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ReportRequest"];
            };
        };
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Error"];
        };
    };
    "Report.overviewReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "start_date": "2026-03-01T00:00",
                 *       "end_date": "2026-03-02T23:59",
                 *       "offset": 300,
                 *       "customerId": 2
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ReportRequest"];
            };
        };
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OverviewReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Error"];
        };
    };
    "Report.exportReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "start_date": "2026-03-01T00:00",
                 *       "end_date": "2026-03-02T23:59",
                 *       "offset": 300,
                 *       "customerId": 2
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ReportRequest"];
            };
        };
        responses: {
            /** @description The rows as CSV with a header row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example date,calls,answered,missed,voicemail,busy,failed,firstTimeCallers,uniqueCallers,talkSeconds,averageTalkSeconds,averageRingSeconds,charge
                     *     2026-03-01,18,13,3,1,1,0,9,16,2418,186,11,4.36
                     *     2026-03-02,31,26,3,2,0,0,14,27,5044,194,9,8.71
                     */
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Error"];
        };
    };
    "Template.find": {
        parameters: {
            query?: {
                /**
                 * @description Which rows, in which order, how many. JSON, percent-encoded once.
                 * @example {"where":{"id":{"gt":1}},"order":["id DESC"],"limit":10,"skip":0}
                 */
                filter?: components["parameters"]["filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The views that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Template"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "Template.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Missed this week",
                 *       "kind": "list",
                 *       "resource": "CallLog",
                 *       "definition": {
                 *         "filterText": "status:\"missed\"",
                 *         "period": "thisWeek"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["TemplateInput"];
            };
        };
        responses: {
            /** @description The view as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Template"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "Template.shareTemplate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 5,
                 *       "sharedWith": [
                 *         4
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ShareTemplateRequest"];
            };
        };
        responses: {
            /** @description The view as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Template"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "Template.replaceById": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Missed today",
                 *       "kind": "list",
                 *       "resource": "CallLog",
                 *       "definition": {
                 *         "period": "today"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["TemplateInput"];
            };
        };
        responses: {
            /** @description The view as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Template"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "Template.deleteById": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "ReceivingNumber.find": {
        parameters: {
            query?: {
                /**
                 * @description Which rows, in which order, how many. JSON, percent-encoded once.
                 * @example {"where":{"id":{"gt":1}},"order":["id DESC"],"limit":10,"skip":0}
                 */
                filter?: components["parameters"]["filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receiving numbers that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivingNumber"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "ReceivingNumber.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "number": "+12125550142",
                 *       "description": "Front desk, Pier Street"
                 *     }
                 */
                "application/json": components["schemas"]["ReceivingNumberInput"];
            };
        };
        responses: {
            /** @description The receiving number as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivingNumber"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "ReceivingNumber.patch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 14,
                 *       "description": "Front desk and appointments"
                 *     }
                 */
                "application/json": components["schemas"]["ReceivingNumberPatch"];
            };
        };
        responses: {
            /** @description The receiving number as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivingNumber"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "ReceivingNumber.findPaged": {
        parameters: {
            query?: {
                /**
                 * @description Which rows, in which order, how many. JSON, percent-encoded once.
                 * @example {"where":{"id":{"gt":1}},"order":["id DESC"],"limit":10,"skip":0}
                 */
                filter?: components["parameters"]["filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receiving numbers that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivingNumber"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "ReceivingNumber.count": {
        parameters: {
            query?: {
                /**
                 * @description Conditions a row must meet. JSON, percent-encoded once.
                 * @example {"id":{"gt":1}}
                 */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Count"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "ReceivingNumber.findById": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receiving number as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivingNumber"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    "ReceivingNumber.deleteById": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "ReceivingNumber.bulkUpload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "number,description,companyId\n+12125550142,\"Front desk, Pier Street\",HDG-2041\n"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["CsvUpload"];
            };
        };
        responses: {
            200: components["responses"]["BulkUpload"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "ReceivingNumber.bulkDownload": {
        parameters: {
            query?: {
                /**
                 * @description Conditions a row must meet. JSON, percent-encoded once.
                 * @example {"id":{"gt":1}}
                 */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows as CSV with a header row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example number,description,companyId,tracking_number,totalCalls,createdAt,customerId
                     *     +12125550142,"Front desk, Pier Street",HDG-2041,"'+12125550161, +18005550117",412,2026-02-03T15:41:00.000Z,2
                     */
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "OpNumber.find": {
        parameters: {
            query?: {
                /**
                 * @description Which rows, in which order, how many. JSON, percent-encoded once.
                 * @example {"where":{"id":{"gt":1}},"order":["id DESC"],"limit":10,"skip":0}
                 */
                filter?: components["parameters"]["filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tracking numbers that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpNumber"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "OpNumber.upsert": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random text such as a UUID, the same each time one request is sent. The request is then done once: sent again, within 30 days, it is answered as the first time (`Idempotency-Replayed: true`). With another body it is refused with 422, and while the first is still running with 409. Keys belong to the customer and the operation. An answer of 500 or more is not kept.
                 * @example 0f6c2a34-9d1b-4c7e-8a55-3e1f0b7c9d20
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tracking_number": "+12125550188",
                 *       "description": "Spring mailing",
                 *       "receiving_numberId": 14,
                 *       "tracking_sourceId": 5
                 *     }
                 */
                "application/json": components["schemas"]["OpNumberInput"];
            };
        };
        responses: {
            /** @description The tracking number as it is stored. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Wallet-Warning": components["headers"]["WalletWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpNumber"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["StillRunning"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "OpNumber.deleteAll": {
        parameters: {
            query: {
                /**
                 * @description Conditions a row must meet to be deleted. JSON, percent-encoded once. Never empty. A call that deletes more than 500 rows can't be undone.
                 * @example {"id":{"inq":[7,8]}}
                 */
                where: components["parameters"]["requiredWhere"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "OpNumber.findPaged": {
        parameters: {
            query?: {
                /**
                 * @description Which rows, in which order, how many. JSON, percent-encoded once.
                 * @example {"where":{"id":{"gt":1}},"order":["id DESC"],"limit":10,"skip":0}
                 */
                filter?: components["parameters"]["filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tracking numbers that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpNumber"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "OpNumber.countPaged": {
        parameters: {
            query?: {
                /**
                 * @description Conditions a row must meet. JSON, percent-encoded once.
                 * @example {"id":{"gt":1}}
                 */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Count"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "OpNumber.trackingNumbersCount": {
        parameters: {
            query?: {
                /**
                 * @description Conditions a row must meet. JSON, percent-encoded once.
                 * @example {"id":{"gt":1}}
                 */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Count"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "OpNumber.count": {
        parameters: {
            query?: {
                /**
                 * @description Conditions a row must meet. JSON, percent-encoded once.
                 * @example {"id":{"gt":1}}
                 */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Count"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "OpNumber.findById": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tracking number as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpNumber"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    "OpNumber.deleteById": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "OpNumber.updateTrackingSource": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tracking_sourceId": 6
                 *     }
                 */
                "application/json": components["schemas"]["OpNumberSourceChange"];
            };
        };
        responses: {
            /** @description The tracking number as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpNumber"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "OpNumber.updateLogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 31,
                 *       "trackingNumber": "+12125550161"
                 *     }
                 */
                "application/json": components["schemas"]["OpNumberLogsUpdate"];
            };
        };
        responses: {
            /** @description How many call logs were changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 318
                     *     }
                     */
                    "application/json": components["schemas"]["CountBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "OpNumber.updateCustomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "updateInfo": "{\"ids\":[31,32],\"customerId\":3}"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["UpdateCustomerForm"];
            };
        };
        responses: {
            /** @description How many tracking numbers were changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 2
                     *     }
                     */
                    "application/json": components["schemas"]["CountBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "OpNumber.bulkUpload": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random text such as a UUID, the same each time one request is sent. The request is then done once: sent again, within 30 days, it is answered as the first time (`Idempotency-Replayed: true`). With another body it is refused with 422, and while the first is still running with 409. Keys belong to the customer and the operation. An answer of 500 or more is not kept.
                 * @example 0f6c2a34-9d1b-4c7e-8a55-3e1f0b7c9d20
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "tracking_number,description,receiving_number,tracking_source\n+12125550161,Search campaign,+12125550142,Implants search campaign\n"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["CsvUpload"];
            };
        };
        responses: {
            /** @description What became of each row of the file. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "created": 10,
                     *       "updated": 2,
                     *       "failed": 1,
                     *       "errors": [
                     *         {
                     *           "row": 4,
                     *           "field": "number",
                     *           "message": "is not a phone number"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BulkUploadResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["StillRunning"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "OpNumber.bulkDownload": {
        parameters: {
            query?: {
                /**
                 * @description Conditions a row must meet. JSON, percent-encoded once.
                 * @example {"id":{"gt":1}}
                 */
                where?: components["parameters"]["where"];
                /**
                 * @description Id of the customer whose numbers are wanted. All the session may see where left out.
                 * @example 2
                 */
                customerFilter?: number;
                /**
                 * @description `field ASC` or `field DESC`; a dotted name reaches into a relation.
                 * @example tracking_number ASC
                 */
                order?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows as CSV with a header row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example tracking_number,description,companyId,receiving_number,sip_gateway,tracking_source,routing_action,status,numberType,country,state,city,areaCode,monthlyPrice,totalCalls,lastCallAt,createdAt,customerId
                     *     +12125550161,"Search campaign, implants",HDG-2041,+12125550142,East carrier,Implants search campaign,Reception then voicemail,active,local,us,NY,New York,212,2.5,318,2026-05-29T17:52:10.000Z,2026-02-04T09:12:00.000Z,2
                     */
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "NumberProvider.lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "country": "us",
                 *       "type": "local",
                 *       "areaCode": "212",
                 *       "limit": 20
                 *     }
                 */
                "application/json": components["schemas"]["NumberSearch"];
            };
        };
        responses: {
            /** @description One page of numbers that can be bought. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumberSearchResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Error"];
        };
    };
    "NumberProvider.suffix": {
        parameters: {
            query: {
                /**
                 * @description ISO 3166 code of the country in lower case, us where left out.
                 * @example us
                 */
                country?: string;
                /**
                 * @description Area code or toll-free prefix.
                 * @example 212
                 */
                areaCode: string;
                /**
                 * @description First digits of the ending.
                 * @example 01
                 */
                suffix?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endings in ascending order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumberSuffix"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Error"];
        };
    };
    "NumberProvider.reserve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "numbers": [
                 *         "+12125550188",
                 *         "+12125550189"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NumberReservation"];
            };
        };
        responses: {
            /** @description What became of each number, in the order asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumberReservationOutcome"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "NumberProvider.release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "numbers": [
                 *         "+12125550188",
                 *         "+12125550161"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NumberRelease"];
            };
        };
        responses: {
            /** @description What became of each number, in the order asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumberReleaseOutcome"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "NumberProvider.countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The countries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderCountry"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "NumberProvider.ratecenter": {
        parameters: {
            query: {
                /**
                 * @description Code of the state or province, such as NY.
                 * @example NY
                 */
                state: string;
                /**
                 * @description ISO 3166 code of the country in lower case, us where left out.
                 * @example us
                 */
                country?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rate centres by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateCenter"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Error"];
        };
    };
    "RoutingAction.find": {
        parameters: {
            query?: {
                /**
                 * @description Which rows, in which order, how many. JSON, percent-encoded once.
                 * @example {"where":{"id":{"gt":1}},"order":["id DESC"],"limit":10,"skip":0}
                 */
                filter?: components["parameters"]["filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The routing actions that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoutingAction"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "RoutingAction.upsert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 4,
                 *       "name": "Reception then voicemail",
                 *       "type": "forward",
                 *       "targets": [
                 *         {
                 *           "kind": "receiving_number",
                 *           "target": "14"
                 *         },
                 *         {
                 *           "kind": "mailbox",
                 *           "target": "front.desk@harbordental.example"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RoutingActionInput"];
            };
        };
        responses: {
            /** @description The routing action as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoutingAction"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "RoutingAction.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Reception then voicemail",
                 *       "type": "forward",
                 *       "targets": [
                 *         {
                 *           "kind": "receiving_number",
                 *           "target": "14"
                 *         },
                 *         {
                 *           "kind": "mailbox",
                 *           "target": "front.desk@harbordental.example"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RoutingActionInput"];
            };
        };
        responses: {
            /** @description The routing action as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoutingAction"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "RoutingAction.findById": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The routing action as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoutingAction"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    "RoutingAction.deleteById": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "SipGateway.find": {
        parameters: {
            query?: {
                /**
                 * @description Which rows, in which order, how many. JSON, percent-encoded once.
                 * @example {"where":{"id":{"gt":1}},"order":["id DESC"],"limit":10,"skip":0}
                 */
                filter?: components["parameters"]["filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The gateways that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SipGateway"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "SipGateway.upsert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 3,
                 *       "name": "East carrier",
                 *       "address": "sip-east.carrier.example",
                 *       "port": 5061,
                 *       "type": "both"
                 *     }
                 */
                "application/json": components["schemas"]["SipGatewayInput"];
            };
        };
        responses: {
            /** @description The gateway as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SipGateway"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "SipGateway.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "East carrier",
                 *       "address": "sip-east.carrier.example",
                 *       "port": 5061,
                 *       "transport": "tls",
                 *       "type": "both"
                 *     }
                 */
                "application/json": components["schemas"]["SipGatewayInput"];
            };
        };
        responses: {
            /** @description The gateway as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SipGateway"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "SipGateway.count": {
        parameters: {
            query?: {
                /**
                 * @description Conditions a row must meet. JSON, percent-encoded once.
                 * @example {"id":{"gt":1}}
                 */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Count"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "SipGateway.findById": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The gateway as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SipGateway"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    "SipGateway.deleteById": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "SipGateway.deleteSipGatewayWithOption": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 5,
                 *       "option": "move",
                 *       "moveToId": 6
                 *     }
                 */
                "application/json": components["schemas"]["DeleteWithOption"];
            };
        };
        responses: {
            /** @description What was deleted, and what became of the tracking numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "moved": 12,
                     *       "detached": 0,
                     *       "deleted": 0
                     *     }
                     */
                    "application/json": components["schemas"]["DeleteWithOptionResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "SipGateway.order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "gw_list": [
                 *         3,
                 *         5
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SipGatewayOrder"];
            };
        };
        responses: {
            /** @description The gateways in their new order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SipGateway"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "SipGateway.setDefault": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "gateway_id": 3
                 *     }
                 */
                "application/json": components["schemas"]["SipGatewayDefault"];
            };
        };
        responses: {
            /** @description The gateway as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SipGateway"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "SipGateway.bulkUpload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "name,address,port,transport,type\nEast carrier,sip-east.carrier.example,5061,tls,both\n"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["CsvUpload"];
            };
        };
        responses: {
            200: components["responses"]["BulkUpload"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "SipGateway.bulkDownload": {
        parameters: {
            query?: {
                /**
                 * @description Conditions a row must meet. JSON, percent-encoded once.
                 * @example {"id":{"gt":1}}
                 */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows as CSV with a header row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example name,address,port,transport,type,digitsStrip,prefix,description,position,defaultOutbound,enabled,health,checkedAt,createdAt,customerId
                     *     East carrier,sip-east.carrier.example,5061,tls,both,1,'+,Main trunk of the New York sites,1,true,true,reachable,2026-05-30T10:00:00.000Z,2026-02-03T16:05:00.000Z,2
                     */
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "TrackingSource.find": {
        parameters: {
            query?: {
                /**
                 * @description Which rows, in which order, how many. JSON, percent-encoded once.
                 * @example {"where":{"id":{"gt":1}},"order":["id DESC"],"limit":10,"skip":0}
                 */
                filter?: components["parameters"]["filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tracking sources that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackingSource"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "TrackingSource.upsert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 5,
                 *       "name": "Implants search campaign",
                 *       "type": "paid_search",
                 *       "monthlyCost": 1800
                 *     }
                 */
                "application/json": components["schemas"]["TrackingSourceInput"];
            };
        };
        responses: {
            /** @description The tracking source as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackingSource"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "TrackingSource.deleteAll": {
        parameters: {
            query: {
                /**
                 * @description Conditions a row must meet to be deleted. JSON, percent-encoded once. Never empty. A call that deletes more than 500 rows can't be undone.
                 * @example {"id":{"inq":[7,8]}}
                 */
                where: components["parameters"]["requiredWhere"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "TrackingSource.findPaged": {
        parameters: {
            query?: {
                /**
                 * @description Which rows, in which order, how many. JSON, percent-encoded once.
                 * @example {"where":{"id":{"gt":1}},"order":["id DESC"],"limit":10,"skip":0}
                 */
                filter?: components["parameters"]["filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tracking sources that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackingSource"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "TrackingSource.countPaged": {
        parameters: {
            query?: {
                /**
                 * @description Conditions a row must meet. JSON, percent-encoded once.
                 * @example {"id":{"gt":1}}
                 */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Count"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "TrackingSource.count": {
        parameters: {
            query?: {
                /**
                 * @description Conditions a row must meet. JSON, percent-encoded once.
                 * @example {"id":{"gt":1}}
                 */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Count"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "TrackingSource.findById": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tracking source as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackingSource"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    "TrackingSource.deleteById": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "TrackingSource.deleteSourceWithOption": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 5,
                 *       "option": "move",
                 *       "moveToId": 6
                 *     }
                 */
                "application/json": components["schemas"]["DeleteWithOption"];
            };
        };
        responses: {
            /** @description What was deleted, and what became of the tracking numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "moved": 12,
                     *       "detached": 0,
                     *       "deleted": 0
                     *     }
                     */
                    "application/json": components["schemas"]["DeleteWithOptionResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "TrackingSource.updateCustomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "updateInfo": "{\"ids\":[31,32],\"customerId\":3}"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["UpdateCustomerForm"];
            };
        };
        responses: {
            /** @description How many tracking sources were changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 2
                     *     }
                     */
                    "application/json": components["schemas"]["CountBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "TrackingSource.bulkUpload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "name,type,monthlyCost\nImplants search campaign,paid_search,1800\n"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["CsvUpload"];
            };
        };
        responses: {
            200: components["responses"]["BulkUpload"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "TrackingSource.bulkDownload": {
        parameters: {
            query?: {
                /**
                 * @description Conditions a row must meet. JSON, percent-encoded once.
                 * @example {"id":{"gt":1}}
                 */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows as CSV with a header row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example name,type,description,companyId,monthlyCost,callValue,totalCalls,createdAt,customerId
                     *     Implants search campaign,paid_search,Search ads for implants in Manhattan,HDG-2041,1800,40,655,2026-02-03T16:20:00.000Z,2
                     */
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "Whitelist.find": {
        parameters: {
            query?: {
                /**
                 * @description Which rows, in which order, how many. JSON, percent-encoded once.
                 * @example {"where":{"id":{"gt":1}},"order":["id DESC"],"limit":10,"skip":0}
                 */
                filter?: components["parameters"]["filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whitelist entries that match. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Whitelist"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "Whitelist.upsert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 8,
                 *       "ip": "203.0.113.0",
                 *       "mask": 29,
                 *       "port": 5060,
                 *       "proto": "udp"
                 *     }
                 */
                "application/json": components["schemas"]["WhitelistInput"];
            };
        };
        responses: {
            /** @description The whitelist entry as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Whitelist"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "Whitelist.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ip": "203.0.113.0",
                 *       "mask": 28,
                 *       "port": 5060,
                 *       "proto": "udp"
                 *     }
                 */
                "application/json": components["schemas"]["WhitelistInput"];
            };
        };
        responses: {
            /** @description The whitelist entry as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Whitelist"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "Whitelist.count": {
        parameters: {
            query?: {
                /**
                 * @description Conditions a row must meet. JSON, percent-encoded once.
                 * @example {"id":{"gt":1}}
                 */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Count"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "Whitelist.findById": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whitelist entry as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Whitelist"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    "Whitelist.deleteById": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "BlacklistNumber.find": {
        parameters: {
            query?: {
                /**
                 * @description Which rows, in which order, how many. JSON, percent-encoded once.
                 * @example {"where":{"id":{"gt":1}},"order":["id DESC"],"limit":10,"skip":0}
                 */
                filter?: components["parameters"]["filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The blocked numbers that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlacklistNumber"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "BlacklistNumber.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "number": "+13055550133",
                 *       "description": "Robocalls about warranties"
                 *     }
                 */
                "application/json": components["schemas"]["BlacklistNumberInput"];
            };
        };
        responses: {
            /** @description The blocked number as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlacklistNumber"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "BlacklistNumber.deleteById": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "Ivr.find": {
        parameters: {
            query?: {
                /**
                 * @description Which rows, in which order, how many. JSON, percent-encoded once.
                 * @example {"where":{"id":{"gt":1}},"order":["id DESC"],"limit":10,"skip":0}
                 */
                filter?: components["parameters"]["filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The voice menus that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ivr"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "Ivr.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Main menu",
                 *       "greeting": {
                 *         "kind": "text",
                 *         "text": "Welcome to Harbor Dental. Press 1 for appointments.",
                 *         "language": "en-US"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["IvrInput"];
            };
        };
        responses: {
            /** @description The voice menu as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ivr"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "Ivr.count": {
        parameters: {
            query?: {
                /**
                 * @description Conditions a row must meet. JSON, percent-encoded once.
                 * @example {"id":{"gt":1}}
                 */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Count"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "Ivr.findById": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The voice menu as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ivr"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    "Ivr.replaceById": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Main menu",
                 *       "greeting": {
                 *         "kind": "text",
                 *         "text": "Welcome to Harbor Dental. Press 1 for appointments.",
                 *         "language": "en-US"
                 *       },
                 *       "status": "published"
                 *     }
                 */
                "application/json": components["schemas"]["IvrInput"];
            };
        };
        responses: {
            /** @description The voice menu as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ivr"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "Ivr.deleteById": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "Ivr.replaceAction": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the voice menu.
                 * @example 6
                 */
                ivrId: number;
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "key": "1",
                 *       "kind": "dial_number",
                 *       "target": "+12125550142",
                 *       "label": "Appointments"
                 *     }
                 */
                "application/json": components["schemas"]["IvrActionInput"];
            };
        };
        responses: {
            /** @description The action as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IvrAction"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "Ivr.deleteAction": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the voice menu.
                 * @example 6
                 */
                ivrId: number;
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "Ivr.createAction": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the voice menu.
                 * @example 6
                 */
                ivrId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "key": "1",
                 *       "kind": "dial_number",
                 *       "target": "+12125550142",
                 *       "label": "Appointments"
                 *     }
                 */
                "application/json": components["schemas"]["IvrActionInput"];
            };
        };
        responses: {
            /** @description The action as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IvrAction"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "Ivr.deleteAllActions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the voice menu.
                 * @example 6
                 */
                ivrId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "Dialog.find": {
        parameters: {
            query?: {
                /**
                 * @description Which rows, in which order, how many. JSON, percent-encoded once.
                 * @example {"where":{"id":{"gt":1}},"order":["id DESC"],"limit":10,"skip":0}
                 */
                filter?: components["parameters"]["filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The SIP dialogs in progress that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dialog"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "Dialog.count": {
        parameters: {
            query?: {
                /**
                 * @description Conditions a row must meet. JSON, percent-encoded once.
                 * @example {"id":{"gt":1}}
                 */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Count"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "AuditLog.find": {
        parameters: {
            query?: {
                /**
                 * @description Which rows, in which order, how many. JSON, percent-encoded once.
                 * @example {"where":{"id":{"gt":1}},"order":["id DESC"],"limit":10,"skip":0}
                 */
                filter?: components["parameters"]["filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The audit log entries that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditLog"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "AuditLog.count": {
        parameters: {
            query?: {
                /**
                 * @description Conditions a row must meet. JSON, percent-encoded once.
                 * @example {"id":{"gt":1}}
                 */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Count"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "SystemSetting.find": {
        parameters: {
            query?: {
                /**
                 * @description Which rows, in which order, how many. JSON, percent-encoded once.
                 * @example {"where":{"id":{"gt":1}},"order":["id DESC"],"limit":10,"skip":0}
                 */
                filter?: components["parameters"]["filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The system settings that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SystemSetting"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "SystemSetting.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "key": "agreement",
                 *       "payload": {
                 *         "agreement": "<h2>Terms of Service</h2>"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SystemSettingInput"];
            };
        };
        responses: {
            /** @description The system setting as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SystemSetting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "SystemSetting.defaultSettings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DefaultSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Error"];
        };
    };
    "SystemSetting.replaceById": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "key": "agreement",
                 *       "payload": {
                 *         "agreement": "<h2>Terms of Service</h2>"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SystemSettingInput"];
            };
        };
        responses: {
            /** @description The system setting as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SystemSetting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "Language.find": {
        parameters: {
            query?: {
                /**
                 * @description Which rows, in which order, how many. JSON, percent-encoded once.
                 * @example {"where":{"id":{"gt":1}},"order":["id DESC"],"limit":10,"skip":0}
                 */
                filter?: components["parameters"]["filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The languages that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Language"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "Service.find": {
        parameters: {
            query?: {
                /**
                 * @description Which rows, in which order, how many. JSON, percent-encoded once.
                 * @example {"where":{"id":{"gt":1}},"order":["id DESC"],"limit":10,"skip":0}
                 */
                filter?: components["parameters"]["filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The services that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Service"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "Service.findById": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Service"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    "Ticket.find": {
        parameters: {
            query?: {
                /**
                 * @description Which rows, in which order, how many. JSON, percent-encoded once.
                 * @example {"where":{"id":{"gt":1}},"order":["id DESC"],"limit":10,"skip":0}
                 */
                filter?: components["parameters"]["filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tickets that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "Ticket.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "subject": "Calls to the front desk drop after a minute",
                 *       "body": "Since this morning every call ends after about 60 seconds.",
                 *       "priority": "high",
                 *       "assets": [
                 *         {
                 *           "kind": "tracking_number",
                 *           "recordId": 101,
                 *           "name": "+12125550161"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TicketInput"];
            };
        };
        responses: {
            /** @description The ticket as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "Ticket.findById": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    "Ticket.deleteById": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "Ticket.deleteAll": {
        parameters: {
            query: {
                /**
                 * @description Conditions a row must meet to be deleted. JSON, percent-encoded once. Never empty. A call that deletes more than 500 rows can't be undone.
                 * @example {"id":{"inq":[7,8]}}
                 */
                where: components["parameters"]["requiredWhere"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "Ticket.countByOwner": {
        parameters: {
            query: {
                /**
                 * @description Id of the owner.
                 * @example 1
                 */
                uid: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Count"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "Ticket.countByState": {
        parameters: {
            query: {
                /**
                 * @description Id of the owner; all owners where left out.
                 * @example 1
                 */
                uid?: number;
                /**
                 * @description Id of the state: 1 open, 2 in progress, 3 waiting, 4 resolved, 5 closed.
                 * @example 1
                 */
                sid: components["schemas"]["TicketStateId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Count"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "TicketVersion.latest": {
        parameters: {
            query: {
                /**
                 * @description Id of the ticket.
                 * @example 31
                 */
                tid: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version with the highest number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketVersion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    "Ticket.findVersions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The versions, the first one first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketVersion"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    "Ticket.createVersion": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "body": "The gateway refuses the session refresh. We have asked the carrier to allow it.",
                 *       "ownerId": 1,
                 *       "stateId": 2
                 *     }
                 */
                "application/json": components["schemas"]["TicketVersionInput"];
            };
        };
        responses: {
            /** @description The version as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketVersion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "Ticket.findVersionById": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
                /**
                 * @description Id of the version.
                 * @example 87
                 */
                versionId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketVersion"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    "Ticket.getVersionOwner": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
                /**
                 * @description Id of the version.
                 * @example 87
                 */
                versionId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user who works on it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashUser"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    "Ticket.getVersionState": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
                /**
                 * @description Id of the version.
                 * @example 87
                 */
                versionId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketState"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    "Ticket.findVersionAssets": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
                /**
                 * @description Id of the version.
                 * @example 87
                 */
                versionId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The assets of the version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Asset"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    "Ticket.findVersionAssetById": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
                /**
                 * @description Id of the version.
                 * @example 87
                 */
                versionId: number;
                /**
                 * @description Id of the asset.
                 * @example 12
                 */
                assetId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The asset. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Asset"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    "Ticket.findVersionAttachments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
                /**
                 * @description Id of the version.
                 * @example 87
                 */
                versionId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketAttachment"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    "Ticket.createVersionAttachment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
                /**
                 * @description Id of the version.
                 * @example 87
                 */
                versionId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "10:04:11 BYE received"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["TicketAttachmentUpload"];
            };
        };
        responses: {
            /** @description The file as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketAttachment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "Ticket.findVersionAttachmentById": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
                /**
                 * @description Id of the version.
                 * @example 87
                 */
                versionId: number;
                /**
                 * @description Id of the file.
                 * @example 9
                 */
                attachId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketAttachment"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    "Ticket.findVersionNotifications": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
                /**
                 * @description Id of the version.
                 * @example 87
                 */
                versionId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketNotification"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    "Ticket.createVersionNotification": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
                /**
                 * @description Id of the version.
                 * @example 87
                 */
                versionId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "channel": "email",
                 *       "to": "front.desk@harbordental.example"
                 *     }
                 */
                "application/json": components["schemas"]["TicketNotificationInput"];
            };
        };
        responses: {
            /** @description The message as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketNotification"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "Ticket.findVersionNotificationById": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
                /**
                 * @description Id of the version.
                 * @example 87
                 */
                versionId: number;
                /**
                 * @description Id of the message.
                 * @example 44
                 */
                notifId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketNotification"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    "Ticket.findVersionObservers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
                /**
                 * @description Id of the version.
                 * @example 87
                 */
                versionId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The observers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Observer"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    "Ticket.createVersionObserver": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
                /**
                 * @description Id of the version.
                 * @example 87
                 */
                versionId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 31,
                 *       "versionId": 87,
                 *       "userId": 4
                 *     }
                 */
                "application/json": components["schemas"]["ObserverInput"];
            };
        };
        responses: {
            /** @description The observer as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Observer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "Ticket.deleteVersionObserver": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
                /**
                 * @description Id of the version.
                 * @example 87
                 */
                versionId: number;
                /**
                 * @description Id of the observer.
                 * @example 17
                 */
                obId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "Ticket.countVersionObservers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
                /**
                 * @description Id of the version.
                 * @example 87
                 */
                versionId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Count"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    "Subscription.find": {
        parameters: {
            query?: {
                /**
                 * @description Which rows, in which order, how many. JSON, percent-encoded once.
                 * @example {"where":{"id":{"gt":1}},"order":["id DESC"],"limit":10,"skip":0}
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Conditions a row must meet. JSON, percent-encoded once.
                 * @example {"id":{"gt":1}}
                 */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscriptions that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "Subscription.deleteAll": {
        parameters: {
            query: {
                /**
                 * @description Conditions a row must meet to be deleted. JSON, percent-encoded once. Never empty. A call that deletes more than 500 rows can't be undone.
                 * @example {"id":{"inq":[7,8]}}
                 */
                where: components["parameters"]["requiredWhere"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "ServiceProvider.find": {
        parameters: {
            query?: {
                /**
                 * @description Which rows, in which order, how many. JSON, percent-encoded once.
                 * @example {"where":{"id":{"gt":1}},"order":["id DESC"],"limit":10,"skip":0}
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Conditions a row must meet. JSON, percent-encoded once.
                 * @example {"id":{"gt":1}}
                 */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service providers that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceProvider"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "ServiceProvider.deleteAll": {
        parameters: {
            query: {
                /**
                 * @description Conditions a row must meet to be deleted. JSON, percent-encoded once. Never empty. A call that deletes more than 500 rows can't be undone.
                 * @example {"id":{"inq":[7,8]}}
                 */
                where: components["parameters"]["requiredWhere"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "Document.find": {
        parameters: {
            query?: {
                /**
                 * @description Which rows, in which order, how many. JSON, percent-encoded once.
                 * @example {"where":{"id":{"gt":1}},"order":["id DESC"],"limit":10,"skip":0}
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Conditions a row must meet. JSON, percent-encoded once.
                 * @example {"id":{"gt":1}}
                 */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The documents that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "Document.deleteAll": {
        parameters: {
            query: {
                /**
                 * @description Conditions a row must meet to be deleted. JSON, percent-encoded once. Never empty. A call that deletes more than 500 rows can't be undone.
                 * @example {"id":{"inq":[7,8]}}
                 */
                where: components["parameters"]["requiredWhere"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "Mainteinance.find": {
        parameters: {
            query?: {
                /**
                 * @description Which rows, in which order, how many. JSON, percent-encoded once.
                 * @example {"where":{"id":{"gt":1}},"order":["id DESC"],"limit":10,"skip":0}
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Conditions a row must meet. JSON, percent-encoded once.
                 * @example {"id":{"gt":1}}
                 */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The maintenances that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mainteinance"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "Mainteinance.deleteAll": {
        parameters: {
            query: {
                /**
                 * @description Conditions a row must meet to be deleted. JSON, percent-encoded once. Never empty. A call that deletes more than 500 rows can't be undone.
                 * @example {"id":{"inq":[7,8]}}
                 */
                where: components["parameters"]["requiredWhere"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "Asset.find": {
        parameters: {
            query?: {
                /**
                 * @description Which rows, in which order, how many. JSON, percent-encoded once.
                 * @example {"where":{"id":{"gt":1}},"order":["id DESC"],"limit":10,"skip":0}
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Conditions a row must meet. JSON, percent-encoded once.
                 * @example {"id":{"gt":1}}
                 */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The assets that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Asset"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "Asset.deleteAll": {
        parameters: {
            query: {
                /**
                 * @description Conditions a row must meet to be deleted. JSON, percent-encoded once. Never empty. A call that deletes more than 500 rows can't be undone.
                 * @example {"id":{"inq":[7,8]}}
                 */
                where: components["parameters"]["requiredWhere"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "Addressee.find": {
        parameters: {
            query?: {
                /**
                 * @description Which rows, in which order, how many. JSON, percent-encoded once.
                 * @example {"where":{"id":{"gt":1}},"order":["id DESC"],"limit":10,"skip":0}
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Conditions a row must meet. JSON, percent-encoded once.
                 * @example {"id":{"gt":1}}
                 */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addressees that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Addressee"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "Addressee.deleteAll": {
        parameters: {
            query: {
                /**
                 * @description Conditions a row must meet to be deleted. JSON, percent-encoded once. Never empty. A call that deletes more than 500 rows can't be undone.
                 * @example {"id":{"inq":[7,8]}}
                 */
                where: components["parameters"]["requiredWhere"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "Observer.find": {
        parameters: {
            query?: {
                /**
                 * @description Which rows, in which order, how many. JSON, percent-encoded once.
                 * @example {"where":{"id":{"gt":1}},"order":["id DESC"],"limit":10,"skip":0}
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Conditions a row must meet. JSON, percent-encoded once.
                 * @example {"id":{"gt":1}}
                 */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The observers that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Observer"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "Observer.deleteAll": {
        parameters: {
            query: {
                /**
                 * @description Conditions a row must meet to be deleted. JSON, percent-encoded once. Never empty. A call that deletes more than 500 rows can't be undone.
                 * @example {"id":{"inq":[7,8]}}
                 */
                where: components["parameters"]["requiredWhere"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "RedisSubscription.find": {
        parameters: {
            query?: {
                /**
                 * @description Which rows, in which order, how many. JSON, percent-encoded once.
                 * @example {"where":{"id":{"gt":1}},"order":["id DESC"],"limit":10,"skip":0}
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Conditions a row must meet. JSON, percent-encoded once.
                 * @example {"id":{"gt":1}}
                 */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The realtime subscriptions that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedisSubscription"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "RedisSubscription.deleteAll": {
        parameters: {
            query: {
                /**
                 * @description Conditions a row must meet to be deleted. JSON, percent-encoded once. Never empty. A call that deletes more than 500 rows can't be undone.
                 * @example {"id":{"inq":[7,8]}}
                 */
                where: components["parameters"]["requiredWhere"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "PaymentMethod.find": {
        parameters: {
            query?: {
                /**
                 * @description Which rows, in which order, how many. JSON, percent-encoded once.
                 * @example {"where":{"id":{"gt":1}},"order":["id DESC"],"limit":10,"skip":0}
                 */
                filter?: components["parameters"]["filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cards that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethod"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "PaymentMethod.balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balance of the session's customer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "balance": 148.2,
                     *       "currency": "USD"
                     *     }
                     */
                    "application/json": components["schemas"]["WalletBalance"];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "PaymentMethod.hasPrimaryMethod": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether there is one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "has_primary_method": true
                     *     }
                     */
                    "application/json": components["schemas"]["PrimaryMethodAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "PaymentMethod.refund": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random text such as a UUID, the same each time one request is sent. The request is then done once: sent again, within 30 days, it is answered as the first time (`Idempotency-Replayed: true`). With another body it is refused with 422, and while the first is still running with 409. Keys belong to the customer and the operation. An answer of 500 or more is not kept.
                 * @example 0f6c2a34-9d1b-4c7e-8a55-3e1f0b7c9d20
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "customerId": 2,
                 *       "transactionId": 412,
                 *       "amount": 25
                 *     }
                 */
                "application/json": components["schemas"]["RefundRequest"];
            };
        };
        responses: {
            /** @description The refund, and the balance afterwards. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletMovement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StillRunning"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "PaymentMethod.invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "customerId": 2,
                 *       "transactionId": 412
                 *     }
                 */
                "application/json": components["schemas"]["InvoiceRequest"];
            };
        };
        responses: {
            /** @description The invoice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Error"];
        };
    };
    "PaymentMethod.createIntent": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random text such as a UUID, the same each time one request is sent. The request is then done once: sent again, within 30 days, it is answered as the first time (`Idempotency-Replayed: true`). With another body it is refused with 422, and while the first is still running with 409. Keys belong to the customer and the operation. An answer of 500 or more is not kept.
                 * @example 0f6c2a34-9d1b-4c7e-8a55-3e1f0b7c9d20
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": "25.00",
                 *       "customer": {
                 *         "token": null,
                 *         "currency": "USD"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PaymentIntentRequest"];
            };
        };
        responses: {
            /** @description What the card form needs. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentIntent"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["StillRunning"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "PaymentMethod.intentToWallet": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random text such as a UUID, the same each time one request is sent. The request is then done once: sent again, within 30 days, it is answered as the first time (`Idempotency-Replayed: true`). With another body it is refused with 422, and while the first is still running with 409. Keys belong to the customer and the operation. An answer of 500 or more is not kept.
                 * @example 0f6c2a34-9d1b-4c7e-8a55-3e1f0b7c9d20
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "intentId": "pi_000981"
                 *     }
                 */
                "application/json": components["schemas"]["IntentToWalletRequest"];
            };
        };
        responses: {
            /** @description The payment, and the balance afterwards. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletMovement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StillRunning"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "PaymentMethod.attach": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "pm_harbor_4242"
                 *     }
                 */
                "application/json": components["schemas"]["AttachMethodRequest"];
            };
        };
        responses: {
            /** @description The card as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethod"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The payment provider refused the card. The message says why. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "statusCode": 402,
                     *         "name": "CardError",
                     *         "message": "Your card was declined.",
                     *         "code": "card_declined"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "PaymentMethod.detach": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "pm_harbor_4444"
                 *     }
                 */
                "application/json": components["schemas"]["DetachMethodRequest"];
            };
        };
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "PaymentMethod.setPrimary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "payment_id": "pay_000214"
                 *     }
                 */
                "application/json": components["schemas"]["SetPrimaryRequest"];
            };
        };
        responses: {
            /** @description The card as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethod"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "PaymentMethod.chargeCustomer": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random text such as a UUID, the same each time one request is sent. The request is then done once: sent again, within 30 days, it is answered as the first time (`Idempotency-Replayed: true`). With another body it is refused with 422, and while the first is still running with 409. Keys belong to the customer and the operation. An answer of 500 or more is not kept.
                 * @example 0f6c2a34-9d1b-4c7e-8a55-3e1f0b7c9d20
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 25,
                 *       "source": "pm_harbor_4242"
                 *     }
                 */
                "application/json": components["schemas"]["ChargeRequest"];
            };
        };
        responses: {
            /** @description The payment, and the balance afterwards. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletMovement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The payment provider refused the card, or the bank asks the person first. The message says which. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "statusCode": 402,
                     *         "name": "CardError",
                     *         "message": "The bank asks you to approve this payment. Complete it in the card form.",
                     *         "code": "authentication_required",
                     *         "payment": {
                     *           "id": "pi_000982",
                     *           "client_secret": "pi_000982_secret_Qa78",
                     *           "status": "requires_action"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StillRunning"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "PaymentMethod.setupCardIntent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "customerId": 2
                 *     }
                 */
                "application/json": components["schemas"]["CardSetupRequest"];
            };
        };
        responses: {
            /** @description What the card form needs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "client_secret": "seti_000120_secret_Qa77",
                     *       "intentId": "seti_000120"
                     *     }
                     */
                    "application/json": components["schemas"]["CardSetupIntent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "PaymentMethod.subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscriptions of the session's customer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "PaymentMethod.subscriptionDetail": {
        parameters: {
            query?: {
                /**
                 * @description Customer that is asked about; the session's own where left out.
                 * @example 2
                 */
                customerId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Plan, add-ons, and what they cost next. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    "PaymentMethod.pauseTrackingCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "customerId": 2
                 *     }
                 */
                "application/json": components["schemas"]["AccountStateRequest"];
            };
        };
        responses: {
            /** @description State of the account afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "state": "tracking_paused"
                     *     }
                     */
                    "application/json": components["schemas"]["AccountStateAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "PaymentMethod.stopIncomingCalls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "customerId": 2
                 *     }
                 */
                "application/json": components["schemas"]["AccountStateRequest"];
            };
        };
        responses: {
            /** @description State of the account afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "state": "calls_stopped"
                     *     }
                     */
                    "application/json": components["schemas"]["AccountStateAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "PaymentMethod.reactiveAccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "customerId": 2
                 *     }
                 */
                "application/json": components["schemas"]["AccountStateRequest"];
            };
        };
        responses: {
            /** @description State of the account afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "state": "active"
                     *     }
                     */
                    "application/json": components["schemas"]["AccountStateAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "PaymentMethod.saveConsent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "accepted": true
                 *     }
                 */
                "application/json": components["schemas"]["PaymentConsentRequest"];
            };
        };
        responses: {
            /** @description The consent as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentConsent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "PaymentMethod.getCustomerInvoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "startDate": "2026-05-01",
                 *       "endDate": "2026-05-31"
                 *     }
                 */
                "application/json": components["schemas"]["CustomerInvoiceRequest"];
            };
        };
        responses: {
            /** @description The invoice as a PDF. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example %PDF-1.7 */
                    "application/pdf": unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Error"];
        };
    };
    "PaymentTransaction.find": {
        parameters: {
            query?: {
                /**
                 * @description Which rows, in which order, how many. JSON, percent-encoded once.
                 * @example {"where":{"id":{"gt":1}},"order":["id DESC"],"limit":10,"skip":0}
                 */
                filter?: components["parameters"]["filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transactions that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentTransaction"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "PaymentTransaction.create": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random text such as a UUID, the same each time one request is sent. The request is then done once: sent again, within 30 days, it is answered as the first time (`Idempotency-Replayed: true`). With another body it is refused with 422, and while the first is still running with 409. Keys belong to the customer and the operation. An answer of 500 or more is not kept.
                 * @example 0f6c2a34-9d1b-4c7e-8a55-3e1f0b7c9d20
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "customerId": 2,
                 *       "transactionType": "adjustment",
                 *       "amount": 10,
                 *       "reason": "Two days without incoming calls."
                 *     }
                 */
                "application/json": components["schemas"]["AdjustmentRequest"];
            };
        };
        responses: {
            /** @description The transaction as it is stored. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentTransaction"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StillRunning"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "PaymentTransaction.count": {
        parameters: {
            query?: {
                /**
                 * @description Conditions a row must meet. JSON, percent-encoded once.
                 * @example {"id":{"gt":1}}
                 */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Count"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "PaymentTransaction.findById": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transaction. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentTransaction"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    "PaymentTransaction.callChargeSummary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "startDate": "2026-05-18T00:00",
                 *       "endDate": "2026-05-19T23:59",
                 *       "customerId": 2
                 *     }
                 */
                "application/json": components["schemas"]["CallChargeSummaryRequest"];
            };
        };
        responses: {
            /** @description The sums, by day and in all. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallChargeSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Error"];
        };
    };
    "PriceDiscount.find": {
        parameters: {
            query?: {
                /**
                 * @description Which rows, in which order, how many. JSON, percent-encoded once.
                 * @example {"where":{"id":{"gt":1}},"order":["id DESC"],"limit":10,"skip":0}
                 */
                filter?: components["parameters"]["filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The discounts that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceDiscount"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "CurrencyRate.getCurrencyConversionRates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One rate a currency. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrencyRate"][];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Error"];
        };
    };
    "Product.find": {
        parameters: {
            query?: {
                /**
                 * @description Which rows, in which order, how many. JSON, percent-encoded once.
                 * @example {"where":{"id":{"gt":1}},"order":["id DESC"],"limit":10,"skip":0}
                 */
                filter?: components["parameters"]["filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "Product.findById": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    "Product.regList": {
        parameters: {
            query?: {
                /**
                 * @description ISO 4217 code of the currency to answer prices in, USD where left out.
                 * @example USD
                 */
                currency?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One row a plan and time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationPlan"][];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Error"];
        };
    };
    "Product.updateProduct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 1,
                 *       "price": 55,
                 *       "walletBaseline": 10
                 *     }
                 */
                "application/json": components["schemas"]["ProductUpdate"];
            };
        };
        responses: {
            /** @description The product as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "Product.subscribeProduct": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random text such as a UUID, the same each time one request is sent. The request is then done once: sent again, within 30 days, it is answered as the first time (`Idempotency-Replayed: true`). With another body it is refused with 422, and while the first is still running with 409. Keys belong to the customer and the operation. An answer of 500 or more is not kept.
                 * @example 0f6c2a34-9d1b-4c7e-8a55-3e1f0b7c9d20
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "productId": 5,
                 *       "quantity": 3,
                 *       "customerId": 2
                 *     }
                 */
                "application/json": components["schemas"]["SubscribeRequest"];
            };
        };
        responses: {
            /** @description The subscription, and what was paid. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Wallet-Warning": components["headers"]["WalletWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscribeAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The wallet holds too little. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "statusCode": 402,
                     *         "name": "Error",
                     *         "message": "Insufficient balance",
                     *         "code": "INSUFFICIENT_BALANCE"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StillRunning"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "Product.unsubscribeProduct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "productId": 5,
                 *       "customerId": 2
                 *     }
                 */
                "application/json": components["schemas"]["UnsubscribeRequest"];
            };
        };
        responses: {
            /** @description The subscription afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "ProductVariation.find": {
        parameters: {
            query?: {
                /**
                 * @description Which rows, in which order, how many. JSON, percent-encoded once.
                 * @example {"where":{"id":{"gt":1}},"order":["id DESC"],"limit":10,"skip":0}
                 */
                filter?: components["parameters"]["filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The variations that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductVariation"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    "ProductVariation.upsert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 2,
                 *       "productId": 1,
                 *       "name": "Yearly",
                 *       "currency": "USD",
                 *       "price": 470,
                 *       "recur": "yearly",
                 *       "walletBaseline": 10
                 *     }
                 */
                "application/json": components["schemas"]["ProductVariationInput"];
            };
        };
        responses: {
            /** @description The variation as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductVariation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "ProductVariation.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "productId": 1,
                 *       "name": "Yearly",
                 *       "currency": "USD",
                 *       "price": 470,
                 *       "recur": "yearly",
                 *       "walletBaseline": 10
                 *     }
                 */
                "application/json": components["schemas"]["ProductVariationInput"];
            };
        };
        responses: {
            /** @description The variation as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductVariation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "ProductVariation.findById": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The variation as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductVariation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    "ProductVariation.replaceById": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "productId": 1,
                 *       "name": "Yearly",
                 *       "currency": "USD",
                 *       "price": 470,
                 *       "recur": "yearly",
                 *       "walletBaseline": 10
                 *     }
                 */
                "application/json": components["schemas"]["ProductVariationInput"];
            };
        };
        responses: {
            /** @description The variation as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductVariation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "ProductVariation.deleteById": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row, a positive integer.
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
    "CustomerProductsRel.deleteAll": {
        parameters: {
            query: {
                /**
                 * @description Conditions a row must meet to be deleted. JSON, percent-encoded once. Never empty. A call that deletes more than 500 rows can't be undone.
                 * @example {"id":{"inq":[7,8]}}
                 */
                where: components["parameters"]["requiredWhere"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Error"];
        };
    };
}
