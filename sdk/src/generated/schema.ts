// Made from openapi.json by `npm run generate`: change the server's schemas, not this file.
export interface paths {
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The process runs */
        get: operations["get_healthz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This description, OpenAPI 3.1 */
        get: operations["get_openapi_json"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The service can serve: the database answers and all preparation is done */
        get: operations["get_readyz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List clients
         * @description Who may call: internal.
         */
        get: operations["get_clients"];
        put?: never;
        /**
         * Make a client
         * @description Who may call: internal with ADMIN.
         */
        post: operations["post_clients"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/clients/{client_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a client
         * @description Who may call: internal.
         */
        get: operations["get_clients_client_id"];
        put?: never;
        post?: never;
        /**
         * Delete a client: its keys and sessions stop at once
         * @description Who may call: internal with ADMIN.
         */
        delete: operations["delete_clients_client_id"];
        options?: never;
        head?: never;
        /**
         * Change a client
         * @description Who may call: internal with ADMIN.
         */
        patch: operations["patch_clients_client_id"];
        trace?: never;
    };
    "/v1/clients/{client_id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A client's versions, newest first
         * @description Who may call: internal.
         */
        get: operations["get_clients_client_id_history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/clients/{client_id}/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API keys, never their secrets
         * @description Who may call: internal with ADMIN.
         */
        get: operations["get_clients_client_id_keys"];
        put?: never;
        /**
         * Make an API key; it is shown this once
         * @description Who may call: internal with ADMIN.
         */
        post: operations["post_clients_client_id_keys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/clients/{client_id}/keys/{key_id}": {
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
         * Revoke an API key
         * @description Who may call: internal with ADMIN.
         */
        delete: operations["delete_clients_client_id_keys_key_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/distributors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List distributors; a distributor sees itself
         * @description Who may call: internal; distributor.
         */
        get: operations["get_distributors"];
        put?: never;
        /**
         * Make a distributor
         * @description Who may call: internal with ADMIN or FINANCE.
         */
        post: operations["post_distributors"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/distributors/{distributor_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a distributor
         * @description Who may call: internal; distributor.
         */
        get: operations["get_distributors_distributor_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a distributor
         * @description Who may call: internal with ADMIN or FINANCE.
         */
        patch: operations["patch_distributors_distributor_id"];
        trace?: never;
    };
    "/v1/distributors/{distributor_id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A distributor's versions, newest first
         * @description Who may call: internal; distributor.
         */
        get: operations["get_distributors_distributor_id_history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/distributors/{requested_distributor_id}/memos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the memos on a distributor
         * @description Who may call: internal; distributor; supplier.
         */
        get: operations["get_distributors_requested_distributor_id_memos"];
        put?: never;
        /**
         * Write a memo on a distributor
         * @description Who may call: internal with ADMIN or SUPPORT or FINANCE or PRODUCT_MANAGEMENT; distributor.
         */
        post: operations["post_distributors_requested_distributor_id_memos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/internal/fxratemoments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the moments at which rates were taken
         * @description Who may call: internal.
         */
        get: operations["get_internal_fxratemoments"];
        put?: never;
        /**
         * Store rates; they hold from the moment they were taken
         * @description Who may call: internal with ADMIN or FINANCE.
         */
        post: operations["post_internal_fxratemoments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/internal/fxratemoments/{fxratemoment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the rates of a moment
         * @description Who may call: internal.
         */
        get: operations["get_internal_fxratemoments_fxratemoment_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in with a username and a password */
        post: operations["post_login"];
        /**
         * Log out: the session and its refresh tokens end
         * @description Who may call: internal; distributor; supplier.
         */
        delete: operations["delete_login"];
        options?: never;
        head?: never;
        /**
         * Act as another client
         * @description Who may call: internal with ADMIN.
         */
        patch: operations["patch_login"];
        trace?: never;
    };
    "/v1/login/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchange a refresh token for new tokens */
        post: operations["post_login_refresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/memos/{memo_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a memo
         * @description Who may call: internal; distributor; supplier.
         */
        get: operations["get_memos_memo_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change or finish a memo
         * @description Who may call: internal with ADMIN or SUPPORT or FINANCE or PRODUCT_MANAGEMENT; distributor.
         */
        patch: operations["patch_memos_memo_id"];
        trace?: never;
    };
    "/v1/suppliers/{supplier_id}/memos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the memos on a supplier
         * @description Who may call: internal; distributor; supplier.
         */
        get: operations["get_suppliers_supplier_id_memos"];
        put?: never;
        /**
         * Write a memo on a supplier
         * @description Who may call: internal with ADMIN or SUPPORT or FINANCE or PRODUCT_MANAGEMENT; distributor.
         */
        post: operations["post_suppliers_supplier_id_memos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Address: {
            city: string | null;
            /** @description ISO 3166-1 alpha-3; alpha-2 is accepted */
            country: string | null;
            latitude: string | null;
            longitude: string | null;
            number: string | null;
            postalcode: string | null;
            province: string | null;
            streetname: string | null;
            streetname2: string | null;
        };
        AddressInput: {
            city?: string | null;
            /** @description ISO 3166-1 alpha-3; alpha-2 is accepted */
            country?: string | null;
            latitude?: string | null;
            longitude?: string | null;
            number?: string | null;
            postalcode?: string | null;
            province?: string | null;
            streetname?: string | null;
            streetname2?: string | null;
        };
        BasicClient: {
            client_id: string;
            /** @enum {string} */
            client_status: "active" | "suspended" | "deleted";
            distributor_id: string | null;
            distributor_name: string | null;
            label: string;
        };
        Client: {
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            active_until: string | null;
            available_roles: ("ADMIN" | "PRODUCT_MANAGEMENT" | "SUPPORT" | "FINANCE" | "api" | "portal")[];
            client_id: string;
            /** @enum {string} */
            client_status: "active" | "suspended" | "deleted";
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            created: string;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            deleted: string | null;
            distributor_id: string | null;
            distributor_name: string | null;
            /** Format: email */
            email: string | null;
            label: string;
            /** @enum {string} */
            language: "nl_NL" | "en_GB" | "de_DE" | "fr_FR" | "es_ES" | "it_IT" | "da_DK" | "pt_PT" | "cn_CN" | "ko_KO" | "ja_JA" | "ar_AE" | "zh_Hans_CN" | "sv_SE";
            roles: ("ADMIN" | "PRODUCT_MANAGEMENT" | "SUPPORT" | "FINANCE" | "api" | "portal")[];
            /** @enum {string} */
            scope: "internal" | "distributor" | "supplier";
            supplier_id: string | null;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            updated: string;
            username: string | null;
        };
        /** @description Only the fields sent change */
        ClientChange: {
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            active_until?: string | null;
            /** @enum {string} */
            client_status?: "active" | "suspended";
            /** Format: email */
            email?: string | null;
            label?: string;
            /** @enum {string} */
            language?: "nl_NL" | "en_GB" | "de_DE" | "fr_FR" | "es_ES" | "it_IT" | "da_DK" | "pt_PT" | "cn_CN" | "ko_KO" | "ja_JA" | "ar_AE" | "zh_Hans_CN" | "sv_SE";
            /**
             * @description Write-only; at least 12 characters
             * @example correct horse battery staple
             */
            password?: string;
            roles?: ("ADMIN" | "PRODUCT_MANAGEMENT" | "SUPPORT" | "FINANCE" | "api" | "portal")[];
            username?: string | null;
        };
        ClientHistoryEntry: {
            changed: string[];
            client: components["schemas"]["Client"];
            client_id: string | null;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            created: string;
            created_by: string;
            impersonator_client_id: string | null;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            inactive_since: string | null;
            updated_by: string;
        };
        ClientHistoryEntryPage: {
            history: components["schemas"]["ClientHistoryEntry"][];
            pagination: components["schemas"]["Pagination"];
        };
        ClientsPage: {
            clients: (components["schemas"]["Client"] | components["schemas"]["BasicClient"])[];
            pagination: components["schemas"]["Pagination"];
        };
        CustomerService: {
            email: string | null;
            phone_number: string | null;
            trade_name: string | null;
            url_website: string | null;
        };
        CustomerServiceInput: {
            email?: string | null;
            phone_number?: string | null;
            trade_name?: string | null;
            url_website?: string | null;
        };
        Distributor: {
            allowed_currencies: string[];
            business_segment: string;
            /** @description #rrggbb */
            corporate_color: string | null;
            /** Format: uri */
            cover_photo: string | null;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            created: string;
            /** @description In the minor unit of the currency */
            credit_limit: number;
            customerservice: components["schemas"]["CustomerService"];
            /** @description ISO 4217 code */
            default_currency: string;
            /** @enum {string} */
            default_payment_method: "invoice" | "card" | "prepaid";
            distributor_id: string;
            distributor_name: string;
            /** @enum {string} */
            distributor_status: "active" | "suspended" | "deleted";
            fee_rules: components["schemas"]["FeeRule"][];
            font_family: string | null;
            foreign_vat_numbers: {
                [key: string]: string;
            };
            grace_period_download_tickets: number;
            hold_limit: number;
            hold_max_minutes: number;
            hold_minutes: number;
            invoice_address: components["schemas"]["Address"];
            /** @description ISO 3166-1 alpha-3; alpha-2 is accepted */
            iso_country: string;
            /** Format: uri */
            logo_url: string | null;
            mass_booking_allowed: boolean;
            /** @description ISO 3166-1 alpha-3; alpha-2 is accepted */
            member_state: string | null;
            /** @description #rrggbb */
            narrative_color: string | null;
            payment_condition: string;
            payment_methods: ("invoice" | "card" | "prepaid")[];
            payment_segment: string;
            /** @enum {string} */
            preferred_language: "nl_NL" | "en_GB" | "de_DE" | "fr_FR" | "es_ES" | "it_IT" | "da_DK" | "pt_PT" | "cn_CN" | "ko_KO" | "ja_JA" | "ar_AE" | "zh_Hans_CN" | "sv_SE";
            prepaid_balances: {
                /** @description In the minor unit of the currency */
                amount: number;
                /** @description ISO 4217 code */
                currency: string;
            }[];
            /** @description #rrggbb */
            primary_color_code: string | null;
            /** Format: uri */
            rear_photo: string | null;
            /** @description #rrggbb */
            secondary_color_code: string | null;
            slug: string;
            /** @description #rrggbb */
            ternary_color_code: string | null;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            updated: string;
            vat_number: string | null;
        };
        /** @description Only the fields sent change */
        DistributorChange: {
            allowed_currencies?: string[];
            business_segment?: string;
            /** @description #rrggbb */
            corporate_color?: string | null;
            /** Format: uri */
            cover_photo?: string | null;
            /** @description In the minor unit of the currency */
            credit_limit?: number;
            customerservice?: components["schemas"]["CustomerServiceInput"];
            /** @description ISO 4217 code */
            default_currency?: string;
            /** @enum {string} */
            default_payment_method?: "invoice" | "card" | "prepaid";
            distributor_name?: string;
            /** @enum {string} */
            distributor_status?: "active" | "suspended";
            fee_rules?: components["schemas"]["FeeRule"][];
            font_family?: string | null;
            foreign_vat_numbers?: {
                [key: string]: string;
            };
            grace_period_download_tickets?: number;
            hold_limit?: number;
            hold_max_minutes?: number;
            hold_minutes?: number;
            invoice_address?: components["schemas"]["AddressInput"];
            /** @description ISO 3166-1 alpha-3; alpha-2 is accepted */
            iso_country?: string;
            /** Format: uri */
            logo_url?: string | null;
            mass_booking_allowed?: boolean;
            /** @description ISO 3166-1 alpha-3; alpha-2 is accepted */
            member_state?: string | null;
            /** @description #rrggbb */
            narrative_color?: string | null;
            payment_condition?: string;
            payment_methods?: ("invoice" | "card" | "prepaid")[];
            payment_segment?: string;
            /** @enum {string} */
            preferred_language?: "nl_NL" | "en_GB" | "de_DE" | "fr_FR" | "es_ES" | "it_IT" | "da_DK" | "pt_PT" | "cn_CN" | "ko_KO" | "ja_JA" | "ar_AE" | "zh_Hans_CN" | "sv_SE";
            /** @description #rrggbb */
            primary_color_code?: string | null;
            /** Format: uri */
            rear_photo?: string | null;
            /** @description #rrggbb */
            secondary_color_code?: string | null;
            /** @description #rrggbb */
            ternary_color_code?: string | null;
            vat_number?: string | null;
        };
        DistributorHistoryEntry: {
            changed: string[];
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            created: string;
            created_by: string;
            distributor: components["schemas"]["Distributor"];
            distributor_id: string | null;
            impersonator_client_id: string | null;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            inactive_since: string | null;
            updated_by: string;
        };
        DistributorHistoryEntryPage: {
            history: components["schemas"]["DistributorHistoryEntry"][];
            pagination: components["schemas"]["Pagination"];
        };
        DistributorPage: {
            distributors: components["schemas"]["Distributor"][];
            pagination: components["schemas"]["Pagination"];
        };
        FeeRule: {
            /** @description In the minor unit of the currency */
            fixed: number;
            /** @enum {string} */
            per: "order" | "ticket";
            /** @description Percent of the net amount */
            percent: string;
            /** @enum {string} */
            type: "mediation" | "payment" | "booking" | "platform_service";
        };
        Health: {
            /** @example ok */
            status: string;
            /** @example 0.1.0 */
            version: string;
        };
        Impersonation: {
            target_client_id: string;
        };
        Key: {
            client_id: string;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            created: string;
            created_by: string;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            expires: string | null;
            ip_allow: string[];
            key_id: string;
            label: string;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            last_used: string | null;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            revoked: string | null;
        };
        KeyPage: {
            keys: components["schemas"]["Key"][];
            pagination: components["schemas"]["Pagination"];
        };
        KeyWithSecret: {
            /** @description Shown this once */
            api_key: string;
            client_id: string;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            created: string;
            created_by: string;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            expires: string | null;
            ip_allow: string[];
            key_id: string;
            label: string;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            last_used: string | null;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            revoked: string | null;
        };
        Login: {
            password: string;
            username: string;
        };
        LoginResult: {
            /** @description JWT, 15 minutes */
            access_token: string;
            /**
             * @description distributor_supplier: a distributor that sells as well
             * @enum {string}
             */
            account_type: "operator" | "distributor" | "supplier" | "distributor_supplier";
            allowed_currencies: string[];
            booking_id: string | null;
            business_segment: string | null;
            client_id: string;
            distributor_id: string | null;
            distributor_name: string | null;
            distributor_status: string | null;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            expiry_date: string;
            foreign_vat_numbers: {
                [key: string]: string;
            };
            fxratemoment_id: string | null;
            impersonator_client_id: string | null;
            member_state: string | null;
            payment_condition: string | null;
            payment_segment: string | null;
            preferred_language: string;
            /** @description Rotating, 30 days; absent on impersonation, null when it went into a cookie */
            refresh_token?: string | null;
            roles: string[];
            scope: string;
            supplier_id: string | null;
            username: string | null;
        };
        Memo: {
            /**
             * Format: wire-date
             * @description yyyy-mm-dd
             */
            action_date: string | null;
            bookingorder_id: string | null;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            created: string;
            created_by: string;
            distributor_id: string | null;
            /**
             * Format: wire-date
             * @description yyyy-mm-dd
             */
            finish_date: string | null;
            finished: boolean;
            grouprequest_id: string | null;
            memo_category: string;
            memo_id: string;
            memo_subcategory: string;
            purchaseorder_id: string | null;
            reservation_id: string | null;
            /** @enum {string} */
            scope: "internal" | "external";
            supplier_id: string | null;
            target_client_id: string | null;
            text: string;
            ticket_id: string | null;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            updated: string;
            updated_by: string;
        };
        /** @description Only the fields sent change */
        MemoChange: {
            /**
             * Format: wire-date
             * @description yyyy-mm-dd
             */
            action_date?: string | null;
            /**
             * Format: wire-date
             * @description yyyy-mm-dd
             */
            finish_date?: string | null;
            finished?: boolean | null;
            /** @example processinformation */
            memo_category?: string;
            /** @example generic_notes */
            memo_subcategory?: string;
            target_client_id?: string | null;
            text?: string;
        };
        MemoPage: {
            memos: components["schemas"]["Memo"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description A client of scope distributor names its distributor, one of scope supplier its supplier */
        NewClient: {
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            active_until?: string | null;
            distributor_id?: string | null;
            /** Format: email */
            email?: string | null;
            label: string;
            /** @enum {string} */
            language?: "nl_NL" | "en_GB" | "de_DE" | "fr_FR" | "es_ES" | "it_IT" | "da_DK" | "pt_PT" | "cn_CN" | "ko_KO" | "ja_JA" | "ar_AE" | "zh_Hans_CN" | "sv_SE";
            /**
             * @description Write-only; at least 12 characters
             * @example correct horse battery staple
             */
            password?: string;
            roles?: ("ADMIN" | "PRODUCT_MANAGEMENT" | "SUPPORT" | "FINANCE" | "api" | "portal")[];
            /** @enum {string} */
            scope: "internal" | "distributor" | "supplier";
            supplier_id?: string | null;
            username?: string | null;
        };
        NewDistributor: {
            allowed_currencies?: string[];
            business_segment?: string;
            /** @description #rrggbb */
            corporate_color?: string | null;
            /** Format: uri */
            cover_photo?: string | null;
            /** @description In the minor unit of the currency */
            credit_limit?: number;
            customerservice?: components["schemas"]["CustomerServiceInput"];
            /** @description ISO 4217 code */
            default_currency: string;
            /** @enum {string} */
            default_payment_method?: "invoice" | "card" | "prepaid";
            distributor_name: string;
            fee_rules?: components["schemas"]["FeeRule"][];
            font_family?: string | null;
            foreign_vat_numbers?: {
                [key: string]: string;
            };
            grace_period_download_tickets?: number;
            hold_limit?: number;
            hold_max_minutes?: number;
            hold_minutes?: number;
            invoice_address?: components["schemas"]["AddressInput"];
            /** @description ISO 3166-1 alpha-3; alpha-2 is accepted */
            iso_country: string;
            /** Format: uri */
            logo_url?: string | null;
            mass_booking_allowed?: boolean;
            /** @description ISO 3166-1 alpha-3; alpha-2 is accepted */
            member_state?: string | null;
            /** @description #rrggbb */
            narrative_color?: string | null;
            payment_condition?: string;
            payment_methods?: ("invoice" | "card" | "prepaid")[];
            payment_segment?: string;
            /** @enum {string} */
            preferred_language?: "nl_NL" | "en_GB" | "de_DE" | "fr_FR" | "es_ES" | "it_IT" | "da_DK" | "pt_PT" | "cn_CN" | "ko_KO" | "ja_JA" | "ar_AE" | "zh_Hans_CN" | "sv_SE";
            /** @description #rrggbb */
            primary_color_code?: string | null;
            /** Format: uri */
            rear_photo?: string | null;
            /** @description #rrggbb */
            secondary_color_code?: string | null;
            /** @description #rrggbb */
            ternary_color_code?: string | null;
            vat_number?: string | null;
        };
        NewKey: {
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            expires?: string | null;
            /**
             * @description Addresses or networks such as 192.0.2.0/24; empty for all
             * @example [
             *       "192.0.2.0/24"
             *     ]
             */
            ip_allow?: string[];
            label?: string;
        };
        NewMemo: {
            /**
             * Format: wire-date
             * @description yyyy-mm-dd
             */
            action_date?: string | null;
            /**
             * Format: wire-date
             * @description yyyy-mm-dd
             */
            finish_date?: string | null;
            finished?: boolean | null;
            /** @example processinformation */
            memo_category?: string;
            /** @example generic_notes */
            memo_subcategory?: string;
            /** @enum {string} */
            scope: "internal" | "external";
            target_client_id?: string | null;
            text: string;
        };
        NewRateMoment: {
            /**
             * @example {
             *       "USD": "1.0842",
             *       "GBP": "0.8421",
             *       "JPY": "161.55"
             *     }
             */
            rates: {
                [key: string]: string;
            };
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            taken?: string;
        };
        Pagination: {
            next_page: string | null;
            page_number: number;
            page_size: number;
            previous_page: string | null;
            /** @description How many there are in all, exact as of at most two seconds ago */
            total_size: number;
        };
        /** @description RFC 9457. Refusals of reservations and bookings carry further members, such as `ticket_id` and `available_quantity`. */
        Problem: {
            /** @enum {string} */
            code: "invalid_json" | "validation_failed" | "unknown_parameter" | "invalid_parameter" | "invalid_filter" | "filter_too_long" | "invalid_sorting" | "invalid_page" | "invalid_header" | "unknown_currency" | "unauthenticated" | "invalid_credentials" | "forbidden" | "impersonation_forbidden" | "route_not_found" | "client_not_found" | "key_not_found" | "distributor_not_found" | "supplier_not_found" | "memo_not_found" | "fxratemoment_not_found" | "username_taken" | "role_not_available" | "idempotency_in_flight" | "illegal_transition" | "immutable_field" | "no_fx_rate" | "precondition_failed" | "body_too_large" | "unsupported_media_type" | "idempotency_key_reused" | "rate_limited" | "too_many_attempts" | "internal" | "overloaded" | "database_unavailable";
            detail: string;
            errors: {
                code: string;
                message: string;
                pointer: string;
            }[];
            instance: string;
            request_id: string;
            status: number;
            title: string;
            /** @description Address of the entry in the catalogue of errors */
            type: string;
        };
        RateMoment: {
            /** @description ISO 4217 code */
            base: string;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            created: string;
            fxratemoment_id: string;
            /**
             * @example {
             *       "USD": "1.0842",
             *       "GBP": "0.8421",
             *       "JPY": "161.55"
             *     }
             */
            rates: {
                [key: string]: string;
            };
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            taken: string;
        };
        RateMomentPage: {
            fxratemoments: components["schemas"]["RateMoment"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description Browsers that keep the token in a cookie send `{}` */
        Refresh: {
            refresh_token?: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    get_healthz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok",
                     *       "version": "0.1.0"
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`, `database_unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_openapi_json: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": Record<string, never>;
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`, `database_unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_readyz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok",
                     *       "version": "0.1.0"
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`, `database_unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_clients: {
        parameters: {
            query?: {
                /**
                 * @description Identifier of the client. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                client_id?: string;
                /**
                 * @description Part of the label. Free text.
                 * @example arena
                 */
                client_name?: string;
                /**
                 * @description Without it, all that are not deleted. One of the values. Values: `active`, `suspended`, `deleted`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example active
                 */
                client_status?: string;
                /**
                 * @description When it was made. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: string;
                /**
                 * @description Clients of this distributor. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                distributor_id?: string;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: string;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: string;
                /**
                 * @description Part of the label, the id, the e-mail address or the distributor id. Free text.
                 * @example arena
                 */
                query?: string;
                /**
                 * @description Clients that have the role. One of the values. Values: `ADMIN`, `PRODUCT_MANAGEMENT`, `SUPPORT`, `FINANCE`, `api`, `portal`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ADMIN
                 */
                role?: string;
                /**
                 * @description Kind of party. One of the values. Values: `internal`, `distributor`, `supplier`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example internal
                 */
                scope?: string;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `client_id`, `client_status`, `label`, `created`, `updated`. Without it: `-created`. Ties break by id.
                 * @example -created
                 */
                sorting?: string;
                /**
                 * @description Clients of this supplier. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                supplier_id?: string;
                /**
                 * @description When it last changed. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                updated?: string;
                /**
                 * @description Whether to answer the basic shape: client_id, label, client_status, distributor_id, distributor_name. `true` or `false`, default `false`.
                 * @example false
                 */
                use_basic_dto?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "clients": [],
                     *       "pagination": {
                     *         "total_size": 1,
                     *         "page_size": 50,
                     *         "page_number": 1,
                     *         "next_page": null,
                     *         "previous_page": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ClientsPage"];
                };
            };
            /** @description `invalid_filter`, `filter_too_long`, `invalid_sorting`, `invalid_page`, `unknown_parameter`, `invalid_parameter` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`, `invalid_credentials` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`, `database_unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_clients: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your own, new for each change: repeating the request with it has no second effect
                 * @example order-4711-attempt
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description A client of scope distributor names its distributor, one of scope supplier its supplier */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "scope": "internal",
                 *       "distributor_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_dst",
                 *       "supplier_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_spp",
                 *       "label": "Booking engine",
                 *       "language": "nl_NL",
                 *       "email": "desk@agency.example",
                 *       "username": "desk@agency.example",
                 *       "password": "correct horse battery staple",
                 *       "roles": [
                 *         "ADMIN"
                 *       ],
                 *       "active_until": null
                 *     }
                 */
                "application/json": components["schemas"]["NewClient"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "client_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_cln",
                     *       "distributor_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_dst",
                     *       "supplier_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_spp",
                     *       "created": "2027-01-31T09:30:00",
                     *       "updated": "2027-01-31T09:30:00",
                     *       "deleted": null,
                     *       "scope": "internal",
                     *       "client_status": "active",
                     *       "label": "Booking engine",
                     *       "language": "nl_NL",
                     *       "distributor_name": "Canal City Travel",
                     *       "roles": [
                     *         "ADMIN"
                     *       ],
                     *       "available_roles": [
                     *         "ADMIN"
                     *       ],
                     *       "active_until": null,
                     *       "email": "desk@agency.example",
                     *       "username": "desk@agency.example"
                     *     }
                     */
                    "application/json": components["schemas"]["Client"];
                };
            };
            /** @description `invalid_json`, `validation_failed`, `invalid_header` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`, `invalid_credentials` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `distributor_not_found`, `supplier_not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `username_taken`, `role_not_available`, `idempotency_in_flight` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`, `database_unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_clients_client_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The client id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_cln
                 */
                client_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "client_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_cln",
                     *       "distributor_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_dst",
                     *       "supplier_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_spp",
                     *       "created": "2027-01-31T09:30:00",
                     *       "updated": "2027-01-31T09:30:00",
                     *       "deleted": null,
                     *       "scope": "internal",
                     *       "client_status": "active",
                     *       "label": "Booking engine",
                     *       "language": "nl_NL",
                     *       "distributor_name": "Canal City Travel",
                     *       "roles": [
                     *         "ADMIN"
                     *       ],
                     *       "available_roles": [
                     *         "ADMIN"
                     *       ],
                     *       "active_until": null,
                     *       "email": "desk@agency.example",
                     *       "username": "desk@agency.example"
                     *     }
                     */
                    "application/json": components["schemas"]["Client"];
                };
            };
            /** @description `unauthenticated`, `invalid_credentials` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`, `database_unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_clients_client_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The client id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_cln
                 */
                client_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `unauthenticated`, `invalid_credentials` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`, `database_unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    patch_clients_client_id: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your own, new for each change: repeating the request with it has no second effect
                 * @example order-4711-attempt
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The client id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_cln
                 */
                client_id: string;
            };
            cookie?: never;
        };
        /** @description Only the fields sent change */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "label": "Booking engine",
                 *       "language": "nl_NL",
                 *       "email": "desk@agency.example",
                 *       "username": "desk@agency.example",
                 *       "password": "correct horse battery staple",
                 *       "roles": [
                 *         "ADMIN"
                 *       ],
                 *       "active_until": null,
                 *       "client_status": "active"
                 *     }
                 */
                "application/json": components["schemas"]["ClientChange"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "client_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_cln",
                     *       "distributor_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_dst",
                     *       "supplier_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_spp",
                     *       "created": "2027-01-31T09:30:00",
                     *       "updated": "2027-01-31T09:30:00",
                     *       "deleted": null,
                     *       "scope": "internal",
                     *       "client_status": "active",
                     *       "label": "Booking engine",
                     *       "language": "nl_NL",
                     *       "distributor_name": "Canal City Travel",
                     *       "roles": [
                     *         "ADMIN"
                     *       ],
                     *       "available_roles": [
                     *         "ADMIN"
                     *       ],
                     *       "active_until": null,
                     *       "email": "desk@agency.example",
                     *       "username": "desk@agency.example"
                     *     }
                     */
                    "application/json": components["schemas"]["Client"];
                };
            };
            /** @description `invalid_json`, `validation_failed`, `invalid_header` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`, `invalid_credentials` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `username_taken`, `role_not_available`, `idempotency_in_flight` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed` */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`, `database_unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_clients_client_id_history: {
        parameters: {
            query?: {
                /**
                 * @description When the version came into being. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: string;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: string;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: string;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `created`. Without it: `-created`. Ties break by id.
                 * @example -created
                 */
                sorting?: string;
                /**
                 * @description Client that made the version. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                updated_by?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The client id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_cln
                 */
                client_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "history": [
                     *         {
                     *           "client_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_cln",
                     *           "created": "2027-01-31T09:30:00",
                     *           "inactive_since": null,
                     *           "created_by": "text",
                     *           "updated_by": "text",
                     *           "impersonator_client_id": null,
                     *           "changed": [],
                     *           "client": {
                     *             "client_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_cln",
                     *             "distributor_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_dst",
                     *             "supplier_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_spp",
                     *             "created": "2027-01-31T09:30:00",
                     *             "updated": "2027-01-31T09:30:00",
                     *             "deleted": null,
                     *             "scope": "internal",
                     *             "client_status": "active",
                     *             "label": "Booking engine",
                     *             "language": "nl_NL",
                     *             "distributor_name": "Canal City Travel",
                     *             "roles": [
                     *               "ADMIN"
                     *             ],
                     *             "available_roles": [
                     *               "ADMIN"
                     *             ],
                     *             "active_until": null,
                     *             "email": "desk@agency.example",
                     *             "username": "desk@agency.example"
                     *           }
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "total_size": 1,
                     *         "page_size": 50,
                     *         "page_number": 1,
                     *         "next_page": null,
                     *         "previous_page": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ClientHistoryEntryPage"];
                };
            };
            /** @description `invalid_filter`, `filter_too_long`, `invalid_sorting`, `invalid_page`, `unknown_parameter`, `invalid_parameter` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`, `invalid_credentials` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`, `database_unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_clients_client_id_keys: {
        parameters: {
            query?: {
                /**
                 * @description When it was made. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: string;
                /**
                 * @description When it was last used, to the minute. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                last_used?: string;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: string;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: string;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `created`, `last_used`. Without it: `-created`. Ties break by id.
                 * @example -created
                 */
                sorting?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The client id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_cln
                 */
                client_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "keys": [
                     *         {
                     *           "key_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_key",
                     *           "client_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_cln",
                     *           "label": "Booking engine",
                     *           "created": "2027-01-31T09:30:00",
                     *           "created_by": "text",
                     *           "expires": null,
                     *           "revoked": null,
                     *           "last_used": null,
                     *           "ip_allow": []
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "total_size": 1,
                     *         "page_size": 50,
                     *         "page_number": 1,
                     *         "next_page": null,
                     *         "previous_page": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["KeyPage"];
                };
            };
            /** @description `invalid_filter`, `filter_too_long`, `invalid_sorting`, `invalid_page`, `unknown_parameter`, `invalid_parameter` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`, `invalid_credentials` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`, `database_unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_clients_client_id_keys: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your own, new for each change: repeating the request with it has no second effect
                 * @example order-4711-attempt
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The client id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_cln
                 */
                client_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "label": "Booking engine",
                 *       "expires": null,
                 *       "ip_allow": [
                 *         "192.0.2.0/24"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NewKey"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "key_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_key",
                     *       "client_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_cln",
                     *       "label": "Booking engine",
                     *       "created": "2027-01-31T09:30:00",
                     *       "created_by": "text",
                     *       "expires": null,
                     *       "revoked": null,
                     *       "last_used": null,
                     *       "ip_allow": [],
                     *       "api_key": "allot_01k9zq3v5r8t2w4y6a1b3c5d7e_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
                     *     }
                     */
                    "application/json": components["schemas"]["KeyWithSecret"];
                };
            };
            /** @description `invalid_json`, `validation_failed`, `invalid_header` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`, `invalid_credentials` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role_not_available`, `idempotency_in_flight` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`, `database_unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_clients_client_id_keys_key_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The client id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_cln
                 */
                client_id: string;
                /**
                 * @description The key id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_key
                 */
                key_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `unauthenticated`, `invalid_credentials` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `key_not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`, `database_unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_distributors: {
        parameters: {
            query?: {
                /**
                 * @description Business segment. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                business_segment?: string;
                /**
                 * @description When it was made. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: string;
                /**
                 * @description Identifier of the distributor. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                distributor_id?: string;
                /**
                 * @description Whole name. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                distributor_name?: string;
                /**
                 * @description Status. One of the values. Values: `active`, `suspended`, `deleted`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example active
                 */
                distributor_status?: string;
                /**
                 * @description Country of the distributor, alpha-3. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                iso_country?: string;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: string;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: string;
                /**
                 * @description Part of the name, the id or the slug. Free text.
                 * @example arena
                 */
                query?: string;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `distributor_name`, `distributor_status`, `iso_country`, `created`, `updated`. Without it: `distributor_name`. Ties break by id.
                 * @example distributor_name
                 */
                sorting?: string;
                /**
                 * @description When it last changed. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                updated?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "distributors": [
                     *         {
                     *           "distributor_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_dst",
                     *           "slug": "canal-city-travel",
                     *           "distributor_status": "active",
                     *           "distributor_name": "Canal City Travel",
                     *           "iso_country": "NLD",
                     *           "default_currency": "EUR",
                     *           "allowed_currencies": [
                     *             "EUR"
                     *           ],
                     *           "business_segment": "text",
                     *           "member_state": "NLD",
                     *           "payment_segment": "text",
                     *           "payment_condition": "text",
                     *           "payment_methods": [
                     *             "invoice"
                     *           ],
                     *           "default_payment_method": "invoice",
                     *           "credit_limit": 1,
                     *           "preferred_language": "nl_NL",
                     *           "vat_number": null,
                     *           "foreign_vat_numbers": {},
                     *           "fee_rules": [
                     *             {
                     *               "type": "mediation",
                     *               "percent": "2.5",
                     *               "fixed": 1,
                     *               "per": "order"
                     *             }
                     *           ],
                     *           "hold_minutes": 1,
                     *           "hold_max_minutes": 1,
                     *           "hold_limit": 1,
                     *           "mass_booking_allowed": true,
                     *           "grace_period_download_tickets": 1,
                     *           "primary_color_code": null,
                     *           "secondary_color_code": null,
                     *           "ternary_color_code": null,
                     *           "corporate_color": null,
                     *           "narrative_color": null,
                     *           "font_family": null,
                     *           "logo_url": null,
                     *           "cover_photo": null,
                     *           "rear_photo": null,
                     *           "prepaid_balances": [
                     *             {
                     *               "currency": "EUR",
                     *               "amount": 1
                     *             }
                     *           ],
                     *           "customerservice": {
                     *             "email": "desk@agency.example",
                     *             "url_website": "https://agency.example",
                     *             "phone_number": "+31201234567",
                     *             "trade_name": "Canal City Travel"
                     *           },
                     *           "invoice_address": {
                     *             "country": "NLD",
                     *             "city": "Amsterdam",
                     *             "province": null,
                     *             "number": "1",
                     *             "postalcode": "1012 AB",
                     *             "streetname": "Damrak",
                     *             "streetname2": null,
                     *             "latitude": "52.3731",
                     *             "longitude": "4.8922"
                     *           },
                     *           "created": "2027-01-31T09:30:00",
                     *           "updated": "2027-01-31T09:30:00"
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "total_size": 1,
                     *         "page_size": 50,
                     *         "page_number": 1,
                     *         "next_page": null,
                     *         "previous_page": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DistributorPage"];
                };
            };
            /** @description `invalid_filter`, `filter_too_long`, `invalid_sorting`, `invalid_page`, `unknown_parameter`, `invalid_parameter` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`, `invalid_credentials` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`, `database_unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_distributors: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your own, new for each change: repeating the request with it has no second effect
                 * @example order-4711-attempt
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "distributor_name": "Canal City Travel",
                 *       "iso_country": "NLD",
                 *       "default_currency": "EUR",
                 *       "allowed_currencies": [
                 *         "EUR"
                 *       ],
                 *       "business_segment": "text",
                 *       "member_state": "NLD",
                 *       "payment_segment": "text",
                 *       "payment_condition": "text",
                 *       "payment_methods": [
                 *         "invoice"
                 *       ],
                 *       "default_payment_method": "invoice",
                 *       "credit_limit": 1,
                 *       "preferred_language": "nl_NL",
                 *       "vat_number": null,
                 *       "foreign_vat_numbers": {},
                 *       "fee_rules": [
                 *         {
                 *           "type": "mediation",
                 *           "percent": "2.5",
                 *           "fixed": 1,
                 *           "per": "order"
                 *         }
                 *       ],
                 *       "hold_minutes": 1,
                 *       "hold_max_minutes": 1,
                 *       "hold_limit": 1,
                 *       "mass_booking_allowed": true,
                 *       "grace_period_download_tickets": 1,
                 *       "primary_color_code": null,
                 *       "secondary_color_code": null,
                 *       "ternary_color_code": null,
                 *       "corporate_color": null,
                 *       "narrative_color": null,
                 *       "font_family": null,
                 *       "logo_url": null,
                 *       "cover_photo": null,
                 *       "rear_photo": null,
                 *       "customerservice": {
                 *         "email": "desk@agency.example",
                 *         "url_website": "https://agency.example",
                 *         "phone_number": "+31201234567",
                 *         "trade_name": "Canal City Travel"
                 *       },
                 *       "invoice_address": {
                 *         "country": "NLD",
                 *         "city": "Amsterdam",
                 *         "province": null,
                 *         "number": "1",
                 *         "postalcode": "1012 AB",
                 *         "streetname": "Damrak",
                 *         "streetname2": null,
                 *         "latitude": "52.3731",
                 *         "longitude": "4.8922"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["NewDistributor"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "distributor_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_dst",
                     *       "slug": "canal-city-travel",
                     *       "distributor_status": "active",
                     *       "distributor_name": "Canal City Travel",
                     *       "iso_country": "NLD",
                     *       "default_currency": "EUR",
                     *       "allowed_currencies": [
                     *         "EUR"
                     *       ],
                     *       "business_segment": "text",
                     *       "member_state": "NLD",
                     *       "payment_segment": "text",
                     *       "payment_condition": "text",
                     *       "payment_methods": [
                     *         "invoice"
                     *       ],
                     *       "default_payment_method": "invoice",
                     *       "credit_limit": 1,
                     *       "preferred_language": "nl_NL",
                     *       "vat_number": null,
                     *       "foreign_vat_numbers": {},
                     *       "fee_rules": [
                     *         {
                     *           "type": "mediation",
                     *           "percent": "2.5",
                     *           "fixed": 1,
                     *           "per": "order"
                     *         }
                     *       ],
                     *       "hold_minutes": 1,
                     *       "hold_max_minutes": 1,
                     *       "hold_limit": 1,
                     *       "mass_booking_allowed": true,
                     *       "grace_period_download_tickets": 1,
                     *       "primary_color_code": null,
                     *       "secondary_color_code": null,
                     *       "ternary_color_code": null,
                     *       "corporate_color": null,
                     *       "narrative_color": null,
                     *       "font_family": null,
                     *       "logo_url": null,
                     *       "cover_photo": null,
                     *       "rear_photo": null,
                     *       "prepaid_balances": [
                     *         {
                     *           "currency": "EUR",
                     *           "amount": 1
                     *         }
                     *       ],
                     *       "customerservice": {
                     *         "email": "desk@agency.example",
                     *         "url_website": "https://agency.example",
                     *         "phone_number": "+31201234567",
                     *         "trade_name": "Canal City Travel"
                     *       },
                     *       "invoice_address": {
                     *         "country": "NLD",
                     *         "city": "Amsterdam",
                     *         "province": null,
                     *         "number": "1",
                     *         "postalcode": "1012 AB",
                     *         "streetname": "Damrak",
                     *         "streetname2": null,
                     *         "latitude": "52.3731",
                     *         "longitude": "4.8922"
                     *       },
                     *       "created": "2027-01-31T09:30:00",
                     *       "updated": "2027-01-31T09:30:00"
                     *     }
                     */
                    "application/json": components["schemas"]["Distributor"];
                };
            };
            /** @description `unknown_currency`, `invalid_json`, `validation_failed`, `invalid_header` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`, `invalid_credentials` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_in_flight` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`, `database_unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_distributors_distributor_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The distributor id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_dst
                 */
                distributor_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "distributor_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_dst",
                     *       "slug": "canal-city-travel",
                     *       "distributor_status": "active",
                     *       "distributor_name": "Canal City Travel",
                     *       "iso_country": "NLD",
                     *       "default_currency": "EUR",
                     *       "allowed_currencies": [
                     *         "EUR"
                     *       ],
                     *       "business_segment": "text",
                     *       "member_state": "NLD",
                     *       "payment_segment": "text",
                     *       "payment_condition": "text",
                     *       "payment_methods": [
                     *         "invoice"
                     *       ],
                     *       "default_payment_method": "invoice",
                     *       "credit_limit": 1,
                     *       "preferred_language": "nl_NL",
                     *       "vat_number": null,
                     *       "foreign_vat_numbers": {},
                     *       "fee_rules": [
                     *         {
                     *           "type": "mediation",
                     *           "percent": "2.5",
                     *           "fixed": 1,
                     *           "per": "order"
                     *         }
                     *       ],
                     *       "hold_minutes": 1,
                     *       "hold_max_minutes": 1,
                     *       "hold_limit": 1,
                     *       "mass_booking_allowed": true,
                     *       "grace_period_download_tickets": 1,
                     *       "primary_color_code": null,
                     *       "secondary_color_code": null,
                     *       "ternary_color_code": null,
                     *       "corporate_color": null,
                     *       "narrative_color": null,
                     *       "font_family": null,
                     *       "logo_url": null,
                     *       "cover_photo": null,
                     *       "rear_photo": null,
                     *       "prepaid_balances": [
                     *         {
                     *           "currency": "EUR",
                     *           "amount": 1
                     *         }
                     *       ],
                     *       "customerservice": {
                     *         "email": "desk@agency.example",
                     *         "url_website": "https://agency.example",
                     *         "phone_number": "+31201234567",
                     *         "trade_name": "Canal City Travel"
                     *       },
                     *       "invoice_address": {
                     *         "country": "NLD",
                     *         "city": "Amsterdam",
                     *         "province": null,
                     *         "number": "1",
                     *         "postalcode": "1012 AB",
                     *         "streetname": "Damrak",
                     *         "streetname2": null,
                     *         "latitude": "52.3731",
                     *         "longitude": "4.8922"
                     *       },
                     *       "created": "2027-01-31T09:30:00",
                     *       "updated": "2027-01-31T09:30:00"
                     *     }
                     */
                    "application/json": components["schemas"]["Distributor"];
                };
            };
            /** @description `unauthenticated`, `invalid_credentials` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `distributor_not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`, `database_unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    patch_distributors_distributor_id: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your own, new for each change: repeating the request with it has no second effect
                 * @example order-4711-attempt
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The distributor id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_dst
                 */
                distributor_id: string;
            };
            cookie?: never;
        };
        /** @description Only the fields sent change */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "distributor_name": "Canal City Travel",
                 *       "iso_country": "NLD",
                 *       "default_currency": "EUR",
                 *       "allowed_currencies": [
                 *         "EUR"
                 *       ],
                 *       "business_segment": "text",
                 *       "member_state": "NLD",
                 *       "payment_segment": "text",
                 *       "payment_condition": "text",
                 *       "payment_methods": [
                 *         "invoice"
                 *       ],
                 *       "default_payment_method": "invoice",
                 *       "credit_limit": 1,
                 *       "preferred_language": "nl_NL",
                 *       "vat_number": null,
                 *       "foreign_vat_numbers": {},
                 *       "fee_rules": [
                 *         {
                 *           "type": "mediation",
                 *           "percent": "2.5",
                 *           "fixed": 1,
                 *           "per": "order"
                 *         }
                 *       ],
                 *       "hold_minutes": 1,
                 *       "hold_max_minutes": 1,
                 *       "hold_limit": 1,
                 *       "mass_booking_allowed": true,
                 *       "grace_period_download_tickets": 1,
                 *       "primary_color_code": null,
                 *       "secondary_color_code": null,
                 *       "ternary_color_code": null,
                 *       "corporate_color": null,
                 *       "narrative_color": null,
                 *       "font_family": null,
                 *       "logo_url": null,
                 *       "cover_photo": null,
                 *       "rear_photo": null,
                 *       "customerservice": {
                 *         "email": "desk@agency.example",
                 *         "url_website": "https://agency.example",
                 *         "phone_number": "+31201234567",
                 *         "trade_name": "Canal City Travel"
                 *       },
                 *       "invoice_address": {
                 *         "country": "NLD",
                 *         "city": "Amsterdam",
                 *         "province": null,
                 *         "number": "1",
                 *         "postalcode": "1012 AB",
                 *         "streetname": "Damrak",
                 *         "streetname2": null,
                 *         "latitude": "52.3731",
                 *         "longitude": "4.8922"
                 *       },
                 *       "distributor_status": "active"
                 *     }
                 */
                "application/json": components["schemas"]["DistributorChange"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "distributor_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_dst",
                     *       "slug": "canal-city-travel",
                     *       "distributor_status": "active",
                     *       "distributor_name": "Canal City Travel",
                     *       "iso_country": "NLD",
                     *       "default_currency": "EUR",
                     *       "allowed_currencies": [
                     *         "EUR"
                     *       ],
                     *       "business_segment": "text",
                     *       "member_state": "NLD",
                     *       "payment_segment": "text",
                     *       "payment_condition": "text",
                     *       "payment_methods": [
                     *         "invoice"
                     *       ],
                     *       "default_payment_method": "invoice",
                     *       "credit_limit": 1,
                     *       "preferred_language": "nl_NL",
                     *       "vat_number": null,
                     *       "foreign_vat_numbers": {},
                     *       "fee_rules": [
                     *         {
                     *           "type": "mediation",
                     *           "percent": "2.5",
                     *           "fixed": 1,
                     *           "per": "order"
                     *         }
                     *       ],
                     *       "hold_minutes": 1,
                     *       "hold_max_minutes": 1,
                     *       "hold_limit": 1,
                     *       "mass_booking_allowed": true,
                     *       "grace_period_download_tickets": 1,
                     *       "primary_color_code": null,
                     *       "secondary_color_code": null,
                     *       "ternary_color_code": null,
                     *       "corporate_color": null,
                     *       "narrative_color": null,
                     *       "font_family": null,
                     *       "logo_url": null,
                     *       "cover_photo": null,
                     *       "rear_photo": null,
                     *       "prepaid_balances": [
                     *         {
                     *           "currency": "EUR",
                     *           "amount": 1
                     *         }
                     *       ],
                     *       "customerservice": {
                     *         "email": "desk@agency.example",
                     *         "url_website": "https://agency.example",
                     *         "phone_number": "+31201234567",
                     *         "trade_name": "Canal City Travel"
                     *       },
                     *       "invoice_address": {
                     *         "country": "NLD",
                     *         "city": "Amsterdam",
                     *         "province": null,
                     *         "number": "1",
                     *         "postalcode": "1012 AB",
                     *         "streetname": "Damrak",
                     *         "streetname2": null,
                     *         "latitude": "52.3731",
                     *         "longitude": "4.8922"
                     *       },
                     *       "created": "2027-01-31T09:30:00",
                     *       "updated": "2027-01-31T09:30:00"
                     *     }
                     */
                    "application/json": components["schemas"]["Distributor"];
                };
            };
            /** @description `unknown_currency`, `invalid_json`, `validation_failed`, `invalid_header` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`, `invalid_credentials` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `distributor_not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_in_flight` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed` */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`, `database_unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_distributors_distributor_id_history: {
        parameters: {
            query?: {
                /**
                 * @description When the version came into being. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: string;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: string;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: string;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `created`. Without it: `-created`. Ties break by id.
                 * @example -created
                 */
                sorting?: string;
                /**
                 * @description Client that made the version. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                updated_by?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The distributor id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_dst
                 */
                distributor_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "history": [
                     *         {
                     *           "distributor_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_dst",
                     *           "created": "2027-01-31T09:30:00",
                     *           "inactive_since": null,
                     *           "created_by": "text",
                     *           "updated_by": "text",
                     *           "impersonator_client_id": null,
                     *           "changed": [],
                     *           "distributor": {
                     *             "distributor_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_dst",
                     *             "slug": "canal-city-travel",
                     *             "distributor_status": "active",
                     *             "distributor_name": "Canal City Travel",
                     *             "iso_country": "NLD",
                     *             "default_currency": "EUR",
                     *             "allowed_currencies": [
                     *               "EUR"
                     *             ],
                     *             "business_segment": "text",
                     *             "member_state": "NLD",
                     *             "payment_segment": "text",
                     *             "payment_condition": "text",
                     *             "payment_methods": [
                     *               "invoice"
                     *             ],
                     *             "default_payment_method": "invoice",
                     *             "credit_limit": 1,
                     *             "preferred_language": "nl_NL",
                     *             "vat_number": null,
                     *             "foreign_vat_numbers": {},
                     *             "fee_rules": [
                     *               {
                     *                 "type": "mediation",
                     *                 "percent": "2.5",
                     *                 "fixed": 1,
                     *                 "per": "order"
                     *               }
                     *             ],
                     *             "hold_minutes": 1,
                     *             "hold_max_minutes": 1,
                     *             "hold_limit": 1,
                     *             "mass_booking_allowed": true,
                     *             "grace_period_download_tickets": 1,
                     *             "primary_color_code": null,
                     *             "secondary_color_code": null,
                     *             "ternary_color_code": null,
                     *             "corporate_color": null,
                     *             "narrative_color": null,
                     *             "font_family": null,
                     *             "logo_url": null,
                     *             "cover_photo": null,
                     *             "rear_photo": null,
                     *             "prepaid_balances": [
                     *               {
                     *                 "currency": "EUR",
                     *                 "amount": 1
                     *               }
                     *             ],
                     *             "customerservice": {
                     *               "email": "desk@agency.example",
                     *               "url_website": "https://agency.example",
                     *               "phone_number": "+31201234567",
                     *               "trade_name": "Canal City Travel"
                     *             },
                     *             "invoice_address": {
                     *               "country": "NLD",
                     *               "city": "Amsterdam",
                     *               "province": null,
                     *               "number": "1",
                     *               "postalcode": "1012 AB",
                     *               "streetname": "Damrak",
                     *               "streetname2": null,
                     *               "latitude": "52.3731",
                     *               "longitude": "4.8922"
                     *             },
                     *             "created": "2027-01-31T09:30:00",
                     *             "updated": "2027-01-31T09:30:00"
                     *           }
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "total_size": 1,
                     *         "page_size": 50,
                     *         "page_number": 1,
                     *         "next_page": null,
                     *         "previous_page": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DistributorHistoryEntryPage"];
                };
            };
            /** @description `invalid_filter`, `filter_too_long`, `invalid_sorting`, `invalid_page`, `unknown_parameter`, `invalid_parameter` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`, `invalid_credentials` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `distributor_not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`, `database_unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_distributors_requested_distributor_id_memos: {
        parameters: {
            query?: {
                /**
                 * @description Day on which something is to be done. Date `yyyy-mm-dd`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31
                 */
                action_date?: string;
                /**
                 * @description When it was written. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: string;
                /**
                 * @description Client who wrote it. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                created_by?: string;
                /**
                 * @description Whether it is dealt with. `true` or `false`.
                 * @example true
                 */
                finished?: string;
                /**
                 * @description Category. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                memo_category?: string;
                /**
                 * @description Subcategory. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                memo_subcategory?: string;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: string;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: string;
                /**
                 * @description internal: the operator only; external: the party too. One of the values. Values: `internal`, `external`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example internal
                 */
                scope?: string;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `action_date`, `created`, `updated`. Without it: `-created`. Ties break by id.
                 * @example -created
                 */
                sorting?: string;
                /**
                 * @description Client who is to do it. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                target_client_id?: string;
                /**
                 * @description When it last changed. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                updated?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The requested distributor id
                 * @example text
                 */
                requested_distributor_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "memos": [
                     *         {
                     *           "memo_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_mmx",
                     *           "scope": "internal",
                     *           "memo_category": "text",
                     *           "memo_subcategory": "text",
                     *           "text": "Wants seats together for school groups.",
                     *           "bookingorder_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_bor",
                     *           "distributor_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_dst",
                     *           "reservation_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_rsv",
                     *           "grouprequest_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_grp",
                     *           "purchaseorder_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_prc",
                     *           "supplier_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_spp",
                     *           "ticket_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_tck",
                     *           "created_by": "text",
                     *           "created": "2027-01-31T09:30:00",
                     *           "updated": "2027-01-31T09:30:00",
                     *           "updated_by": "text",
                     *           "action_date": null,
                     *           "target_client_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_cln",
                     *           "finish_date": null,
                     *           "finished": true
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "total_size": 1,
                     *         "page_size": 50,
                     *         "page_number": 1,
                     *         "next_page": null,
                     *         "previous_page": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MemoPage"];
                };
            };
            /** @description `invalid_filter`, `filter_too_long`, `invalid_sorting`, `invalid_page`, `unknown_parameter`, `invalid_parameter` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`, `invalid_credentials` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `distributor_not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`, `database_unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_distributors_requested_distributor_id_memos: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your own, new for each change: repeating the request with it has no second effect
                 * @example order-4711-attempt
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The requested distributor id
                 * @example text
                 */
                requested_distributor_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Wants seats together for school groups.",
                 *       "scope": "internal",
                 *       "memo_category": "processinformation",
                 *       "memo_subcategory": "generic_notes",
                 *       "action_date": null,
                 *       "target_client_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_cln",
                 *       "finish_date": null,
                 *       "finished": true
                 *     }
                 */
                "application/json": components["schemas"]["NewMemo"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "memo_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_mmx",
                     *       "scope": "internal",
                     *       "memo_category": "text",
                     *       "memo_subcategory": "text",
                     *       "text": "Wants seats together for school groups.",
                     *       "bookingorder_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_bor",
                     *       "distributor_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_dst",
                     *       "reservation_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_rsv",
                     *       "grouprequest_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_grp",
                     *       "purchaseorder_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_prc",
                     *       "supplier_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_spp",
                     *       "ticket_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_tck",
                     *       "created_by": "text",
                     *       "created": "2027-01-31T09:30:00",
                     *       "updated": "2027-01-31T09:30:00",
                     *       "updated_by": "text",
                     *       "action_date": null,
                     *       "target_client_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_cln",
                     *       "finish_date": null,
                     *       "finished": true
                     *     }
                     */
                    "application/json": components["schemas"]["Memo"];
                };
            };
            /** @description `invalid_json`, `validation_failed`, `invalid_header` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`, `invalid_credentials` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `distributor_not_found`, `client_not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_in_flight` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`, `database_unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_internal_fxratemoments: {
        parameters: {
            query?: {
                /**
                 * @description When they were stored. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: string;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: string;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: string;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `taken`, `created`. Without it: `-taken`. Ties break by id.
                 * @example -taken
                 */
                sorting?: string;
                /**
                 * @description When the rates were taken. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                taken?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "fxratemoments": [
                     *         {
                     *           "fxratemoment_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_fxr",
                     *           "base": "EUR",
                     *           "rates": {
                     *             "USD": "1.0842",
                     *             "GBP": "0.8421",
                     *             "JPY": "161.55"
                     *           },
                     *           "taken": "2027-01-31T09:30:00",
                     *           "created": "2027-01-31T09:30:00"
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "total_size": 1,
                     *         "page_size": 50,
                     *         "page_number": 1,
                     *         "next_page": null,
                     *         "previous_page": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RateMomentPage"];
                };
            };
            /** @description `invalid_filter`, `filter_too_long`, `invalid_sorting`, `invalid_page`, `unknown_parameter`, `invalid_parameter` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`, `invalid_credentials` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`, `database_unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_internal_fxratemoments: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your own, new for each change: repeating the request with it has no second effect
                 * @example order-4711-attempt
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rates": {
                 *         "USD": "1.0842",
                 *         "GBP": "0.8421",
                 *         "JPY": "161.55"
                 *       },
                 *       "taken": "2027-01-31T09:30:00"
                 *     }
                 */
                "application/json": components["schemas"]["NewRateMoment"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "fxratemoment_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_fxr",
                     *       "base": "EUR",
                     *       "rates": {
                     *         "USD": "1.0842",
                     *         "GBP": "0.8421",
                     *         "JPY": "161.55"
                     *       },
                     *       "taken": "2027-01-31T09:30:00",
                     *       "created": "2027-01-31T09:30:00"
                     *     }
                     */
                    "application/json": components["schemas"]["RateMoment"];
                };
            };
            /** @description `unknown_currency`, `invalid_json`, `validation_failed`, `invalid_header` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`, `invalid_credentials` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_in_flight` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`, `database_unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_internal_fxratemoments_fxratemoment_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The fxratemoment id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_fxr
                 */
                fxratemoment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "fxratemoment_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_fxr",
                     *       "base": "EUR",
                     *       "rates": {
                     *         "USD": "1.0842",
                     *         "GBP": "0.8421",
                     *         "JPY": "161.55"
                     *       },
                     *       "taken": "2027-01-31T09:30:00",
                     *       "created": "2027-01-31T09:30:00"
                     *     }
                     */
                    "application/json": components["schemas"]["RateMoment"];
                };
            };
            /** @description `unauthenticated`, `invalid_credentials` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `fxratemoment_not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`, `database_unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_login: {
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
                 *       "username": "desk@agency.example",
                 *       "password": "a long passphrase"
                 *     }
                 */
                "application/json": components["schemas"]["Login"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "username": "desk@agency.example",
                     *       "access_token": "eyJhbGciOiJFZERTQSJ9.e30.c2ln",
                     *       "account_type": "operator",
                     *       "client_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_cln",
                     *       "distributor_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_dst",
                     *       "distributor_name": "Canal City Travel",
                     *       "distributor_status": null,
                     *       "business_segment": null,
                     *       "refresh_token": "rt_c2VjcmV0",
                     *       "scope": "text",
                     *       "expiry_date": "2027-01-31T09:30:00",
                     *       "member_state": "NLD",
                     *       "payment_segment": null,
                     *       "payment_condition": null,
                     *       "preferred_language": "text",
                     *       "roles": [],
                     *       "supplier_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_spp",
                     *       "booking_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_bkn",
                     *       "impersonator_client_id": null,
                     *       "foreign_vat_numbers": {},
                     *       "fxratemoment_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_fxr",
                     *       "allowed_currencies": []
                     *     }
                     */
                    "application/json": components["schemas"]["LoginResult"];
                };
            };
            /** @description `invalid_json`, `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_credentials` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_attempts`, `rate_limited` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`, `database_unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `unauthenticated`, `invalid_credentials` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`, `database_unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    patch_login: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your own, new for each change: repeating the request with it has no second effect
                 * @example order-4711-attempt
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "target_client_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_cln"
                 *     }
                 */
                "application/json": components["schemas"]["Impersonation"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "username": "desk@agency.example",
                     *       "access_token": "eyJhbGciOiJFZERTQSJ9.e30.c2ln",
                     *       "account_type": "operator",
                     *       "client_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_cln",
                     *       "distributor_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_dst",
                     *       "distributor_name": "Canal City Travel",
                     *       "distributor_status": null,
                     *       "business_segment": null,
                     *       "refresh_token": "rt_c2VjcmV0",
                     *       "scope": "text",
                     *       "expiry_date": "2027-01-31T09:30:00",
                     *       "member_state": "NLD",
                     *       "payment_segment": null,
                     *       "payment_condition": null,
                     *       "preferred_language": "text",
                     *       "roles": [],
                     *       "supplier_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_spp",
                     *       "booking_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_bkn",
                     *       "impersonator_client_id": null,
                     *       "foreign_vat_numbers": {},
                     *       "fxratemoment_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_fxr",
                     *       "allowed_currencies": []
                     *     }
                     */
                    "application/json": components["schemas"]["LoginResult"];
                };
            };
            /** @description `invalid_json`, `validation_failed`, `invalid_header` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`, `invalid_credentials` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `impersonation_forbidden`, `forbidden` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_in_flight` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`, `database_unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_login_refresh: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Browsers that keep the token in a cookie send `{}` */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "refresh_token": "rt_c2VjcmV0"
                 *     }
                 */
                "application/json": components["schemas"]["Refresh"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "username": "desk@agency.example",
                     *       "access_token": "eyJhbGciOiJFZERTQSJ9.e30.c2ln",
                     *       "account_type": "operator",
                     *       "client_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_cln",
                     *       "distributor_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_dst",
                     *       "distributor_name": "Canal City Travel",
                     *       "distributor_status": null,
                     *       "business_segment": null,
                     *       "refresh_token": "rt_c2VjcmV0",
                     *       "scope": "text",
                     *       "expiry_date": "2027-01-31T09:30:00",
                     *       "member_state": "NLD",
                     *       "payment_segment": null,
                     *       "payment_condition": null,
                     *       "preferred_language": "text",
                     *       "roles": [],
                     *       "supplier_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_spp",
                     *       "booking_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_bkn",
                     *       "impersonator_client_id": null,
                     *       "foreign_vat_numbers": {},
                     *       "fxratemoment_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_fxr",
                     *       "allowed_currencies": []
                     *     }
                     */
                    "application/json": components["schemas"]["LoginResult"];
                };
            };
            /** @description `invalid_json`, `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`, `invalid_credentials` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`, `database_unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_memos_memo_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The memo id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_mmx
                 */
                memo_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "memo_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_mmx",
                     *       "scope": "internal",
                     *       "memo_category": "text",
                     *       "memo_subcategory": "text",
                     *       "text": "Wants seats together for school groups.",
                     *       "bookingorder_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_bor",
                     *       "distributor_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_dst",
                     *       "reservation_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_rsv",
                     *       "grouprequest_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_grp",
                     *       "purchaseorder_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_prc",
                     *       "supplier_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_spp",
                     *       "ticket_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_tck",
                     *       "created_by": "text",
                     *       "created": "2027-01-31T09:30:00",
                     *       "updated": "2027-01-31T09:30:00",
                     *       "updated_by": "text",
                     *       "action_date": null,
                     *       "target_client_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_cln",
                     *       "finish_date": null,
                     *       "finished": true
                     *     }
                     */
                    "application/json": components["schemas"]["Memo"];
                };
            };
            /** @description `unauthenticated`, `invalid_credentials` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `memo_not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`, `database_unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    patch_memos_memo_id: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your own, new for each change: repeating the request with it has no second effect
                 * @example order-4711-attempt
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The memo id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_mmx
                 */
                memo_id: string;
            };
            cookie?: never;
        };
        /** @description Only the fields sent change */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Wants seats together for school groups.",
                 *       "memo_category": "processinformation",
                 *       "memo_subcategory": "generic_notes",
                 *       "action_date": null,
                 *       "target_client_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_cln",
                 *       "finish_date": null,
                 *       "finished": true
                 *     }
                 */
                "application/json": components["schemas"]["MemoChange"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "memo_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_mmx",
                     *       "scope": "internal",
                     *       "memo_category": "text",
                     *       "memo_subcategory": "text",
                     *       "text": "Wants seats together for school groups.",
                     *       "bookingorder_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_bor",
                     *       "distributor_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_dst",
                     *       "reservation_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_rsv",
                     *       "grouprequest_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_grp",
                     *       "purchaseorder_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_prc",
                     *       "supplier_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_spp",
                     *       "ticket_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_tck",
                     *       "created_by": "text",
                     *       "created": "2027-01-31T09:30:00",
                     *       "updated": "2027-01-31T09:30:00",
                     *       "updated_by": "text",
                     *       "action_date": null,
                     *       "target_client_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_cln",
                     *       "finish_date": null,
                     *       "finished": true
                     *     }
                     */
                    "application/json": components["schemas"]["Memo"];
                };
            };
            /** @description `invalid_json`, `validation_failed`, `invalid_header` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`, `invalid_credentials` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `memo_not_found`, `client_not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_in_flight` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed` */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`, `database_unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_suppliers_supplier_id_memos: {
        parameters: {
            query?: {
                /**
                 * @description Day on which something is to be done. Date `yyyy-mm-dd`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31
                 */
                action_date?: string;
                /**
                 * @description When it was written. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: string;
                /**
                 * @description Client who wrote it. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                created_by?: string;
                /**
                 * @description Whether it is dealt with. `true` or `false`.
                 * @example true
                 */
                finished?: string;
                /**
                 * @description Category. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                memo_category?: string;
                /**
                 * @description Subcategory. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                memo_subcategory?: string;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: string;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: string;
                /**
                 * @description internal: the operator only; external: the party too. One of the values. Values: `internal`, `external`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example internal
                 */
                scope?: string;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `action_date`, `created`, `updated`. Without it: `-created`. Ties break by id.
                 * @example -created
                 */
                sorting?: string;
                /**
                 * @description Client who is to do it. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                target_client_id?: string;
                /**
                 * @description When it last changed. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                updated?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The supplier id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_spp
                 */
                supplier_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "memos": [
                     *         {
                     *           "memo_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_mmx",
                     *           "scope": "internal",
                     *           "memo_category": "text",
                     *           "memo_subcategory": "text",
                     *           "text": "Wants seats together for school groups.",
                     *           "bookingorder_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_bor",
                     *           "distributor_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_dst",
                     *           "reservation_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_rsv",
                     *           "grouprequest_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_grp",
                     *           "purchaseorder_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_prc",
                     *           "supplier_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_spp",
                     *           "ticket_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_tck",
                     *           "created_by": "text",
                     *           "created": "2027-01-31T09:30:00",
                     *           "updated": "2027-01-31T09:30:00",
                     *           "updated_by": "text",
                     *           "action_date": null,
                     *           "target_client_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_cln",
                     *           "finish_date": null,
                     *           "finished": true
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "total_size": 1,
                     *         "page_size": 50,
                     *         "page_number": 1,
                     *         "next_page": null,
                     *         "previous_page": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MemoPage"];
                };
            };
            /** @description `invalid_filter`, `filter_too_long`, `invalid_sorting`, `invalid_page`, `unknown_parameter`, `invalid_parameter` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`, `invalid_credentials` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `supplier_not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`, `database_unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_suppliers_supplier_id_memos: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your own, new for each change: repeating the request with it has no second effect
                 * @example order-4711-attempt
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The supplier id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_spp
                 */
                supplier_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Wants seats together for school groups.",
                 *       "scope": "internal",
                 *       "memo_category": "processinformation",
                 *       "memo_subcategory": "generic_notes",
                 *       "action_date": null,
                 *       "target_client_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_cln",
                 *       "finish_date": null,
                 *       "finished": true
                 *     }
                 */
                "application/json": components["schemas"]["NewMemo"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "memo_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_mmx",
                     *       "scope": "internal",
                     *       "memo_category": "text",
                     *       "memo_subcategory": "text",
                     *       "text": "Wants seats together for school groups.",
                     *       "bookingorder_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_bor",
                     *       "distributor_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_dst",
                     *       "reservation_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_rsv",
                     *       "grouprequest_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_grp",
                     *       "purchaseorder_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_prc",
                     *       "supplier_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_spp",
                     *       "ticket_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_tck",
                     *       "created_by": "text",
                     *       "created": "2027-01-31T09:30:00",
                     *       "updated": "2027-01-31T09:30:00",
                     *       "updated_by": "text",
                     *       "action_date": null,
                     *       "target_client_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_cln",
                     *       "finish_date": null,
                     *       "finished": true
                     *     }
                     */
                    "application/json": components["schemas"]["Memo"];
                };
            };
            /** @description `invalid_json`, `validation_failed`, `invalid_header` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`, `invalid_credentials` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `supplier_not_found`, `client_not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_in_flight` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`, `database_unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
