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
    "/v1/admin/service/tickets/{ticket_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a ticket in full
         * @description Who may call: internal with ADMIN or PRODUCT_MANAGEMENT.
         */
        get: operations["get_admin_service_tickets_ticket_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bookingorders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List booking orders
         * @description Who may call: internal; distributor; supplier.
         *
         *     With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.
         */
        get: operations["get_bookingorders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bookingorders/{bookingorder_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a booking order with its items
         * @description Who may call: internal; distributor; supplier.
         */
        get: operations["get_bookingorders_bookingorder_id"];
        /**
         * Change or cancel a booking order or its items
         * @description Who may call: internal with ADMIN or SUPPORT or FINANCE; distributor; supplier.
         */
        put: operations["put_bookingorders_bookingorder_id"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bookingorders/{bookingorder_id}/guestdata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the guests of a booking order
         * @description Who may call: internal with ADMIN or SUPPORT; distributor; supplier.
         */
        get: operations["get_bookingorders_bookingorder_id_guestdata"];
        /**
         * Replace guests of a booking order
         * @description Who may call: internal with ADMIN or SUPPORT; distributor.
         */
        put: operations["put_bookingorders_bookingorder_id_guestdata"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bookingorders/{bookingorder_id}/guestdata/{guest_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a guest of a booking order
         * @description Who may call: internal with ADMIN or SUPPORT; distributor; supplier.
         */
        get: operations["get_bookingorders_bookingorder_id_guestdata_guest_id"];
        /**
         * Replace a guest of a booking order
         * @description Who may call: internal with ADMIN or SUPPORT; distributor.
         */
        put: operations["put_bookingorders_bookingorder_id_guestdata_guest_id"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bookingorders/{bookingorder_id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A booking order's versions, newest first
         * @description Who may call: internal; distributor; supplier.
         *
         *     With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.
         */
        get: operations["get_bookingorders_bookingorder_id_history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bookingorders/{bookingorder_id}/invoice/{invoice_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An invoice or credit note as PDF
         * @description `invoice_id` is its identifier, or its number as the order lists it in `invoices`.
         *
         *     Who may call: internal with ADMIN or FINANCE; distributor.
         */
        get: operations["get_bookingorders_bookingorder_id_invoice_invoice_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bookingorders/{bookingorder_id}/sandbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Drive a test booking: complete, cancel or postpone it
         * @description Who may call: internal with ADMIN or SUPPORT; distributor.
         */
        post: operations["post_bookingorders_bookingorder_id_sandbox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List bookings
         * @description Who may call: internal; distributor.
         *
         *     With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.
         */
        get: operations["get_bookings"];
        put?: never;
        /**
         * Buy what a reservation holds
         * @description Who may call: internal with ADMIN or SUPPORT; distributor.
         */
        post: operations["post_bookings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bookings/{booking_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a booking
         * @description Who may call: internal; distributor.
         */
        get: operations["get_bookings_booking_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bookings/reservation/{reservation_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the booking made from a reservation
         * @description Who may call: internal; distributor.
         */
        get: operations["get_bookings_reservation_reservation_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List categories
         * @description Who may call: internal; distributor; supplier.
         *
         *     With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.
         */
        get: operations["get_categories"];
        put?: never;
        /**
         * Make a category
         * @description Who may call: internal with ADMIN or PRODUCT_MANAGEMENT.
         */
        post: operations["post_categories"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/categories/{category_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a category
         * @description Who may call: internal; distributor; supplier.
         */
        get: operations["get_categories_category_id"];
        put?: never;
        post?: never;
        /**
         * Delete a category that has no tickets
         * @description Who may call: internal with ADMIN or PRODUCT_MANAGEMENT.
         */
        delete: operations["delete_categories_category_id"];
        options?: never;
        head?: never;
        /**
         * Change a category
         * @description Who may call: internal with ADMIN or PRODUCT_MANAGEMENT.
         */
        patch: operations["patch_categories_category_id"];
        trace?: never;
    };
    "/v1/categories/{category_id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The versions of a category, newest first
         * @description Who may call: internal.
         *
         *     With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.
         */
        get: operations["get_categories_category_id_history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List cities that have a venue
         * @description Who may call: internal; distributor; supplier.
         *
         *     With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.
         */
        get: operations["get_cities"];
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
         *
         *     With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.
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
         *
         *     With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.
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
         *
         *     With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.
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
    "/v1/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List countries that have a venue
         * @description Who may call: internal; distributor; supplier.
         *
         *     With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.
         */
        get: operations["get_countries"];
        put?: never;
        post?: never;
        delete?: never;
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
         *
         *     With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.
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
         *
         *     With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.
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
    "/v1/distributors/{distributor_id}/prepaid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add to a distributor's prepaid balance
         * @description Who may call: internal with ADMIN or FINANCE.
         */
        post: operations["post_distributors_distributor_id_prepaid"];
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
         *
         *     With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.
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
    "/v1/event-translations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the names of events in other languages
         * @description Who may call: internal; distributor; supplier.
         *
         *     With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.
         */
        get: operations["get_event_translations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/event-translations/{event_id}/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the name of an event in a language
         * @description Who may call: internal; distributor; supplier.
         */
        get: operations["get_event_translations_event_id_language"];
        /**
         * Set the name of an event in a language
         * @description Who may call: internal with ADMIN or PRODUCT_MANAGEMENT.
         */
        put: operations["put_event_translations_event_id_language"];
        post?: never;
        /**
         * Delete the name of an event in a language
         * @description Who may call: internal with ADMIN or PRODUCT_MANAGEMENT.
         */
        delete: operations["delete_event_translations_event_id_language"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/event-translations/{event_id}/{language}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A translation's versions, newest first
         * @description Who may call: internal.
         *
         *     With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.
         */
        get: operations["get_event_translations_event_id_language_history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events
         * @description Who may call: internal; distributor; supplier.
         *
         *     With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.
         */
        get: operations["get_events"];
        put?: never;
        /**
         * Make an event
         * @description Who may call: internal with ADMIN or PRODUCT_MANAGEMENT.
         */
        post: operations["post_events"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{event_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an event, by id or slug
         * @description Who may call: internal; distributor; supplier.
         */
        get: operations["get_events_event_id"];
        put?: never;
        post?: never;
        /**
         * Delete an event that has no tickets
         * @description Who may call: internal with ADMIN or PRODUCT_MANAGEMENT.
         */
        delete: operations["delete_events_event_id"];
        options?: never;
        head?: never;
        /**
         * Change an event
         * @description Who may call: internal with ADMIN or PRODUCT_MANAGEMENT.
         */
        patch: operations["patch_events_event_id"];
        trace?: never;
    };
    "/v1/events/{event_id}/guestdata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an event asks of its guests
         * @description Who may call: internal; distributor; supplier.
         */
        get: operations["get_events_event_id_guestdata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{event_id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The versions of an event, newest first
         * @description Who may call: internal.
         *
         *     With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.
         */
        get: operations["get_events_event_id_history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{event_id}/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How an event sells
         * @description Who may call: internal; distributor; supplier.
         */
        get: operations["get_events_event_id_statistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/internal/console/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find anything by an id, a code, an e-mail address, a reference or a name
         * @description Looks where the caller may look: at its own orders, reservations and party, and at the catalogue.
         *
         *     Who may call: internal; distributor; supplier.
         */
        get: operations["get_internal_console_search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/internal/console/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tickets for the management console
         * @description Who may call: internal with ADMIN or PRODUCT_MANAGEMENT.
         *
         *     With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.
         */
        get: operations["get_internal_console_tickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/internal/console/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your saved views
         * @description Who may call: internal; distributor; supplier.
         *
         *     With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.
         */
        get: operations["get_internal_console_views"];
        put?: never;
        /**
         * Save a view of a list
         * @description Who may call: internal; distributor; supplier.
         */
        post: operations["post_internal_console_views"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/internal/console/views/{view_id}": {
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
         * Delete a saved view
         * @description Who may call: internal; distributor; supplier.
         */
        delete: operations["delete_internal_console_views_view_id"];
        options?: never;
        head?: never;
        /**
         * Change a saved view
         * @description Who may call: internal; distributor; supplier.
         */
        patch: operations["patch_internal_console_views_view_id"];
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
         *
         *     With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.
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
    "/v1/partner/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All products of the feed: one per series of events and category
         * @description Who may call: internal; distributor.
         */
        get: operations["get_partner_products"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/settlements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A payment provider's word that a booking was paid
         * @description Signed, not logged in: `X-Service-Timestamp` is the time in seconds since 1970, `X-Service-Signature` is `sha256=` and the hex HMAC-SHA256, under the shared secret, of the timestamp, a full stop and the exact bytes of the body. The same settlement again has no second effect.
         */
        post: operations["post_payments_settlements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reservation/{reservation_id}/guests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the guests of a reservation
         * @deprecated
         * @description Who may call: internal with ADMIN or SUPPORT; distributor.
         */
        get: operations["get_reservation_reservation_id_guests"];
        put?: never;
        /**
         * Fill in guests of a reservation, some now and others later
         * @deprecated
         * @description Who may call: internal with ADMIN or SUPPORT; distributor.
         */
        post: operations["post_reservation_reservation_id_guests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reservation/{reservation_id}/guests/{guest_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a guest of a reservation
         * @deprecated
         * @description Who may call: internal with ADMIN or SUPPORT; distributor.
         */
        get: operations["get_reservation_reservation_id_guests_guest_id"];
        /**
         * Replace a guest of a reservation
         * @deprecated
         * @description Who may call: internal with ADMIN or SUPPORT; distributor.
         */
        put: operations["put_reservation_reservation_id_guests_guest_id"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reservations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reservations
         * @description Who may call: internal; distributor.
         *
         *     With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.
         */
        get: operations["get_reservations"];
        put?: never;
        /**
         * Hold tickets: all items or none
         * @description Who may call: internal with ADMIN or SUPPORT; distributor.
         */
        post: operations["post_reservations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reservations/{reservation_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a reservation
         * @description Who may call: internal; distributor.
         */
        get: operations["get_reservations_reservation_id"];
        /**
         * Replace all items; when refused, the old hold stands
         * @description Who may call: internal with ADMIN or SUPPORT; distributor.
         */
        put: operations["put_reservations_reservation_id"];
        post?: never;
        /**
         * Release the hold
         * @description Who may call: internal with ADMIN or SUPPORT; distributor.
         */
        delete: operations["delete_reservations_reservation_id"];
        options?: never;
        head?: never;
        /**
         * Change notes and reference, or extend the hold
         * @description Who may call: internal with ADMIN or SUPPORT; distributor.
         */
        patch: operations["patch_reservations_reservation_id"];
        trace?: never;
    };
    "/v1/reservations/{reservation_id}/guestdata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the guests of a reservation
         * @description Who may call: internal with ADMIN or SUPPORT; distributor.
         */
        get: operations["get_reservations_reservation_id_guestdata"];
        put?: never;
        /**
         * Fill in guests of a reservation, some now and others later
         * @description Who may call: internal with ADMIN or SUPPORT; distributor.
         */
        post: operations["post_reservations_reservation_id_guestdata"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reservations/{reservation_id}/guestdata/{guest_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a guest of a reservation
         * @description Who may call: internal with ADMIN or SUPPORT; distributor.
         */
        get: operations["get_reservations_reservation_id_guestdata_guest_id"];
        /**
         * Replace a guest of a reservation
         * @description Who may call: internal with ADMIN or SUPPORT; distributor.
         */
        put: operations["put_reservations_reservation_id_guestdata_guest_id"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reservations/{reservation_id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A reservation's versions, newest first
         * @description Who may call: internal; distributor.
         *
         *     With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.
         */
        get: operations["get_reservations_reservation_id_history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reservations/{reservation_id}/pay-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a reservation costs, fees and VAT included, and how it is paid
         * @description Who may call: internal; distributor.
         */
        get: operations["get_reservations_reservation_id_pay_details"];
        /**
         * Choose how a reservation is paid
         * @description Who may call: internal with ADMIN or SUPPORT; distributor.
         */
        put: operations["put_reservations_reservation_id_pay_details"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reservations/{reservation_id}/payment-methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How a reservation can be paid
         * @description Who may call: internal; distributor.
         */
        get: operations["get_reservations_reservation_id_payment_methods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sales/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what a supplier is or was asked for
         * @description Who may call: internal with ADMIN or SUPPORT or PRODUCT_MANAGEMENT; supplier.
         *
         *     With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.
         */
        get: operations["get_sales_requests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sales/requests/{reservation_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept or refuse a request for tickets
         * @description Who may call: internal with ADMIN or SUPPORT or PRODUCT_MANAGEMENT; supplier.
         */
        post: operations["post_sales_requests_reservation_id"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sports
         * @description Who may call: internal; distributor; supplier.
         *
         *     With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.
         */
        get: operations["get_sports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
         *
         *     With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.
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
    "/v1/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List teams
         * @description Who may call: internal; distributor; supplier.
         *
         *     With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.
         */
        get: operations["get_teams"];
        put?: never;
        /**
         * Make a team
         * @description Who may call: internal with ADMIN or PRODUCT_MANAGEMENT.
         */
        post: operations["post_teams"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/teams/{team_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a team
         * @description Who may call: internal; distributor; supplier.
         */
        get: operations["get_teams_team_id"];
        put?: never;
        post?: never;
        /**
         * Delete a team that has no events
         * @description Who may call: internal with ADMIN or PRODUCT_MANAGEMENT.
         */
        delete: operations["delete_teams_team_id"];
        options?: never;
        head?: never;
        /**
         * Change a team
         * @description Who may call: internal with ADMIN or PRODUCT_MANAGEMENT.
         */
        patch: operations["patch_teams_team_id"];
        trace?: never;
    };
    "/v1/teams/{team_id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The versions of a team, newest first
         * @description Who may call: internal.
         *
         *     With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.
         */
        get: operations["get_teams_team_id_history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ticket/{ticket_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a ticket
         * @description Who may call: internal; distributor; supplier.
         */
        get: operations["get_ticket_ticket_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tickets: a distributor those it may buy, a supplier its own, the operator all
         * @description Who may call: internal; distributor; supplier.
         *
         *     With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.
         */
        get: operations["get_tickets"];
        put?: never;
        /**
         * Offer a ticket
         * @description Who may call: internal with ADMIN or PRODUCT_MANAGEMENT; supplier.
         */
        post: operations["post_tickets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tickets/{ticket_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a ticket
         * @description Who may call: internal; distributor; supplier.
         */
        get: operations["get_tickets_ticket_id"];
        put?: never;
        post?: never;
        /**
         * Withdraw a ticket: what is held or sold of it stays so
         * @description Who may call: internal with ADMIN or PRODUCT_MANAGEMENT; supplier.
         */
        delete: operations["delete_tickets_ticket_id"];
        options?: never;
        head?: never;
        /**
         * Change a ticket
         * @description Who may call: internal with ADMIN or PRODUCT_MANAGEMENT; supplier.
         */
        patch: operations["patch_tickets_ticket_id"];
        trace?: never;
    };
    "/v1/tickets/{ticket_id}/guestdata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a ticket asks of its guests, event and category included
         * @description Who may call: internal; distributor; supplier.
         */
        get: operations["get_tickets_ticket_id_guestdata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tickets/{ticket_id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A ticket's versions, newest first
         * @description Who may call: internal; supplier.
         *
         *     With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.
         */
        get: operations["get_tickets_ticket_id_history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tournaments
         * @description Who may call: internal; distributor; supplier.
         *
         *     With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.
         */
        get: operations["get_tournaments"];
        put?: never;
        /**
         * Make a tournament
         * @description Who may call: internal with ADMIN or PRODUCT_MANAGEMENT.
         */
        post: operations["post_tournaments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{tournament_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a tournament
         * @description Who may call: internal; distributor; supplier.
         */
        get: operations["get_tournaments_tournament_id"];
        put?: never;
        post?: never;
        /**
         * Delete a tournament that has no events
         * @description Who may call: internal with ADMIN or PRODUCT_MANAGEMENT.
         */
        delete: operations["delete_tournaments_tournament_id"];
        options?: never;
        head?: never;
        /**
         * Change a tournament
         * @description Who may call: internal with ADMIN or PRODUCT_MANAGEMENT.
         */
        patch: operations["patch_tournaments_tournament_id"];
        trace?: never;
    };
    "/v1/tournaments/{tournament_id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The versions of a tournament, newest first
         * @description Who may call: internal.
         *
         *     With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.
         */
        get: operations["get_tournaments_tournament_id_history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/venues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List venues
         * @description Who may call: internal; distributor; supplier.
         *
         *     With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.
         */
        get: operations["get_venues"];
        put?: never;
        /**
         * Make a venue
         * @description Who may call: internal with ADMIN or PRODUCT_MANAGEMENT.
         */
        post: operations["post_venues"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/venues/{venue_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a venue
         * @description Who may call: internal; distributor; supplier.
         */
        get: operations["get_venues_venue_id"];
        put?: never;
        post?: never;
        /**
         * Delete a venue that nothing takes place in
         * @description Who may call: internal with ADMIN or PRODUCT_MANAGEMENT.
         */
        delete: operations["delete_venues_venue_id"];
        options?: never;
        head?: never;
        /**
         * Change a venue
         * @description Who may call: internal with ADMIN or PRODUCT_MANAGEMENT.
         */
        patch: operations["patch_venues_venue_id"];
        trace?: never;
    };
    "/v1/venues/{venue_id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The versions of a venue, newest first
         * @description Who may call: internal.
         *
         *     With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.
         */
        get: operations["get_venues_venue_id_history"];
        put?: never;
        post?: never;
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
        Booking: {
            accepted_gt: boolean;
            api_booking: boolean;
            /**
             * @description Six characters, none of which looks like another
             * @example K7TQ3M
             */
            booking_code: string;
            /** Format: email */
            booking_email: string;
            booking_id: string;
            booking_reference: string | null;
            bookingorders: components["schemas"]["BookingOrderReference"][];
            client_id: string;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            created: string;
            distributor_id: string;
            fxratemoment_id: string | null;
            invoice_reference: string | null;
            is_test_booking: boolean;
            items: components["schemas"]["ReservationItem"][];
            lead_name_for_pickup: string | null;
            marketing_optin: boolean;
            offline_booking: boolean;
            onbehalfclient_id: string | null;
            payment_method: string;
            payment_reference: string | null;
            reservation_id: string;
            /** @description ISO 4217 code */
            target_currency: string;
        };
        BookingOrder: {
            accepted_gt: boolean;
            /** @description Charged to the distributor, in target_currency */
            amount: number;
            api_booking: boolean;
            booking_code: string;
            /** Format: email */
            booking_email: string;
            booking_id: string;
            booking_reference: string | null;
            bookingorder_id: string;
            bookingorder_source: string;
            client_id: string;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            created: string;
            distributor_id: string;
            /** @enum {string} */
            distributorfinancial_status: "open" | "invoiced" | "paid" | "partlyrefunded" | "refunded" | "void";
            event_id: string;
            event_name: string;
            fees: components["schemas"]["OrderFee"][];
            fxratemoment_id: string | null;
            /** @enum {string} */
            guestdata_status: "notapplicable" | "waitingfordistributor" | "waitingforendcustomer" | "waitingforprocessing" | "waitingtosendtosupplier" | "completed";
            invoice_reference: string | null;
            invoices: string[];
            is_test_booking: boolean;
            items: components["schemas"]["OrderItem"][];
            lead_name_for_pickup: string | null;
            /** @enum {string} */
            logistic_status: "processing" | "pendingticketupload" | "completed" | "review" | "blocked" | "postponed" | "administrative" | "returned" | "cancelled";
            marketing_optin: boolean;
            marketplace_logistic_purchaseorder_id: string | null;
            mass_booking_allowed: boolean;
            max_pdfs_per_ticket: number;
            /** @enum {string} */
            notify_client_status: "notapplicable" | "pending" | "completed" | "failed";
            offline_booking: boolean;
            parent_id: string | null;
            payment_method: string;
            payment_reference: string | null;
            /** @description In the minor unit of the currency */
            refunded: number;
            supplier_id: string;
            /** @description ISO 4217 code */
            target_currency: string;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            updated: string;
            vat: components["schemas"]["VatLine"][];
            zip_sha: string | null;
        };
        /** @description Only what is sent changes; items are merged by orderitem_id, guests never */
        BookingOrderChange: {
            accepted_gt?: boolean;
            /** Format: email */
            booking_email?: string;
            booking_group?: string[][];
            booking_id?: string;
            distributor_id?: string;
            /** @enum {string} */
            distributorfinancial_status?: "open" | "invoiced" | "paid" | "partlyrefunded" | "refunded" | "void";
            event_id?: string;
            /** @enum {string} */
            financial_status?: "notapplicable" | "topurchase" | "purchased" | "settled" | "credited";
            /** @enum {string} */
            guestdata_status?: "notapplicable" | "waitingfordistributor" | "waitingforendcustomer" | "waitingforprocessing" | "waitingtosendtosupplier" | "completed";
            invoice_reference?: string | null;
            invoices?: string[];
            items?: components["schemas"]["OrderItemChange"][];
            lead_name_for_pickup?: string | null;
            /** @enum {string} */
            logistic_status?: "processing" | "pendingticketupload" | "completed" | "review" | "blocked" | "postponed" | "administrative" | "returned" | "cancelled";
            marketing_optin?: boolean;
            parent_id?: string | null;
            payment_reference?: string | null;
            /** @description In the minor unit of the currency */
            psp_refund_amount?: number;
            supplier_id?: string;
            suppress_email?: boolean;
        };
        BookingOrderHistoryEntry: {
            booking_id: string | null;
            bookingorder: components["schemas"]["PastBookingOrder"];
            bookingorder_id: string | null;
            changed: string[];
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
        BookingOrderHistoryEntryPage: {
            history: components["schemas"]["BookingOrderHistoryEntry"][];
            pagination: components["schemas"]["Pagination"];
        };
        BookingOrderPage: {
            bookingorders: components["schemas"]["BookingOrder"][];
            pagination: components["schemas"]["Pagination"];
        };
        BookingOrderReference: {
            bookingorder_id: string;
            event_id: string;
            supplier_id: string;
        };
        BookingPage: {
            bookings: components["schemas"]["Booking"][];
            pagination: components["schemas"]["Pagination"];
        };
        CancellationStep: {
            refund_percent: number;
            until_days_before: number;
        };
        Category: {
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            archived_since: string | null;
            category_id: string;
            category_name: string;
            /** @enum {string} */
            category_type: "grandstand" | "generaladmission" | "busparking" | "carparking" | "camping" | "transfer" | "hospitality" | "offsite_hospitality" | "extras";
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
            description: components["schemas"]["TextInLocales"];
            distribution_channel: string;
            files: components["schemas"]["CategoryFile"][];
            /** @description What must be known of guests, and when; the nearest of ticket, category and event decides per field */
            guest_data_requirements: components["schemas"]["GuestDataRequirement"][];
            highlight_type: string | null;
            on_svg: boolean;
            options: components["schemas"]["CategoryOptions"];
            party_size_together: number | null;
            /** @enum {string} */
            sport_type: "soccer" | "motorsport" | "tennis" | "rugby" | "darts" | "horseracing" | "boxing" | "other" | "motogp" | "formula1" | "cricket" | "basketball" | "combatsport" | "icehockey" | "nba" | "nfl" | "mlb" | "watersport" | "dtm" | "indycar" | "superbike" | "padel" | "handball" | "golf" | "rowing" | "cycling" | "sailing";
            sports_disabled: ("soccer" | "motorsport" | "tennis" | "rugby" | "darts" | "horseracing" | "boxing" | "other" | "motogp" | "formula1" | "cricket" | "basketball" | "combatsport" | "icehockey" | "nba" | "nfl" | "mlb" | "watersport" | "dtm" | "indycar" | "superbike" | "padel" | "handball" | "golf" | "rowing" | "cycling" | "sailing")[];
            sports_enabled: ("soccer" | "motorsport" | "tennis" | "rugby" | "darts" | "horseracing" | "boxing" | "other" | "motogp" | "formula1" | "cricket" | "basketball" | "combatsport" | "icehockey" | "nba" | "nfl" | "mlb" | "watersport" | "dtm" | "indycar" | "superbike" | "padel" | "handball" | "golf" | "rowing" | "cycling" | "sailing")[];
            ticket_delivery_days: number | null;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            updated: string;
            venue_id: string;
            venue_name: string;
        };
        /** @description Only the fields sent change, in description and options only the members sent. venue_id stays what it is */
        CategoryChange: {
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            archived_since?: string | null;
            category_name?: string;
            /** @enum {string} */
            category_type?: "grandstand" | "generaladmission" | "busparking" | "carparking" | "camping" | "transfer" | "hospitality" | "offsite_hospitality" | "extras";
            description?: components["schemas"]["TextInLocalesInput"];
            distribution_channel?: string;
            files?: components["schemas"]["CategoryFileInput"][];
            /** @description What must be known of guests, and when; the nearest of ticket, category and event decides per field */
            guest_data_requirements?: components["schemas"]["GuestDataRequirement"][];
            highlight_type?: string | null;
            on_svg?: boolean;
            options?: components["schemas"]["CategoryOptionsInput"];
            party_size_together?: number | null;
            /** @enum {string} */
            sport_type?: "soccer" | "motorsport" | "tennis" | "rugby" | "darts" | "horseracing" | "boxing" | "other" | "motogp" | "formula1" | "cricket" | "basketball" | "combatsport" | "icehockey" | "nba" | "nfl" | "mlb" | "watersport" | "dtm" | "indycar" | "superbike" | "padel" | "handball" | "golf" | "rowing" | "cycling" | "sailing";
            sports_disabled?: ("soccer" | "motorsport" | "tennis" | "rugby" | "darts" | "horseracing" | "boxing" | "other" | "motogp" | "formula1" | "cricket" | "basketball" | "combatsport" | "icehockey" | "nba" | "nfl" | "mlb" | "watersport" | "dtm" | "indycar" | "superbike" | "padel" | "handball" | "golf" | "rowing" | "cycling" | "sailing")[];
            sports_enabled?: ("soccer" | "motorsport" | "tennis" | "rugby" | "darts" | "horseracing" | "boxing" | "other" | "motogp" | "formula1" | "cricket" | "basketball" | "combatsport" | "icehockey" | "nba" | "nfl" | "mlb" | "watersport" | "dtm" | "indycar" | "superbike" | "padel" | "handball" | "golf" | "rowing" | "cycling" | "sailing")[];
            ticket_delivery_days?: number | null;
            venue_id?: string;
        };
        CategoryFile: {
            category_id: string;
            information_filename: string;
        };
        CategoryFileInput: {
            /** @description As read; a file belongs to the category it is sent with */
            category_id?: string | null;
            information_filename: string;
        };
        CategoryHistoryEntry: {
            category: components["schemas"]["Category"];
            category_id: string | null;
            changed: string[];
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
        CategoryHistoryEntryPage: {
            history: components["schemas"]["CategoryHistoryEntry"][];
            pagination: components["schemas"]["Pagination"];
        };
        CategoryOptions: {
            covered_seat: boolean;
            numbered_seat: boolean;
            open_during_half_time: boolean;
            open_hours_after_match: number | null;
            open_hours_before_match: number | null;
            open_minutes_after_match: number | null;
            open_minutes_before_match: number | null;
            package_rate: boolean;
            videowall: boolean;
        };
        CategoryOptionsInput: {
            covered_seat?: boolean;
            numbered_seat?: boolean;
            open_during_half_time?: boolean;
            open_hours_after_match?: number | null;
            open_hours_before_match?: number | null;
            open_minutes_after_match?: number | null;
            open_minutes_before_match?: number | null;
            package_rate?: boolean;
            videowall?: boolean;
        };
        CategoryPage: {
            categories: components["schemas"]["Category"][];
            pagination: components["schemas"]["Pagination"];
        };
        City: {
            city: string;
            country_name: string;
            /** @description ISO 3166-1 alpha-3; alpha-2 is accepted */
            iso_country: string;
            number_of_events: number;
            number_of_venues: number;
        };
        CityPage: {
            cities: components["schemas"]["City"][];
            pagination: components["schemas"]["Pagination"];
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
        ConsoleTicket: {
            /** @description What can be bought now: the smallest hundred quantities, none when nothing can */
            allowed_quantities: number[];
            available_quantity: number;
            backorder_quantity: number;
            category_id: string;
            /** @description In the minor unit of the currency */
            cost_price: number;
            /** @description In euro cents; null when no rate is stored for the currency */
            cost_price_eur: number | null;
            countries_disabled: string[];
            /** @description ISO 4217 code */
            currency_code: string;
            /**
             * @description Percent, at most four decimals
             * @example 2.5
             */
            discount_percentage: number;
            distributors_disabled: string[];
            event_id: string;
            event_name: string;
            external_ticket_id: string | null;
            /** @description In the minor unit of the currency */
            face_value: number;
            /** @description In euro cents; null when no rate is stored for the currency */
            face_value_eur: number | null;
            flags: ("pairs_only" | "package_rate" | "no_single_left" | "no_away_fans")[];
            fxratemoment_id: string | null;
            is_relisted_ticket: boolean;
            is_service_supplier: boolean;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            last_checked: string | null;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            latest_sale_date: string | null;
            locked_by_client_id: string | null;
            margins_applied: boolean;
            note: string | null;
            number_of_bookingorders: number;
            number_of_tickets_sold: number;
            organiser_id: string | null;
            /** @description In the minor unit of the currency */
            organiser_price: number;
            /** @description In euro cents; null when no rate is stored for the currency */
            organiser_price_eur: number | null;
            package_rate: boolean;
            pairs_only: boolean;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            release_date: string | null;
            reservations_quantity: number;
            /** @description Inside a period with a net_rate that price holds */
            sales_periods: components["schemas"]["SalesPeriod"][];
            /** @description In the minor unit of the currency */
            sales_price: number;
            /** @description In euro cents; null when no rate is stored for the currency */
            sales_price_eur: number | null;
            /** @description In the minor unit of the currency */
            service_fee: number;
            /** @description In the minor unit of the currency */
            service_feevat: number;
            /** @description In the minor unit of the currency */
            service_price: number;
            /** @description In euro cents; null when no rate is stored for the currency */
            service_price_eur: number | null;
            service_stock: number;
            sub_category: string;
            supplier_id: string;
            supplier_quantity: number;
            ticket_id: string;
            /** @enum {string} */
            ticket_source: "marketplace" | "external" | "service";
            /** @enum {string} */
            ticket_status: "available" | "disabled" | "error" | "returned" | "on_request";
            /** @enum {string} */
            ticket_targetgroup: "adult" | "youth" | "child" | "senior" | "all";
            ticket_title: string;
            /** @enum {string} */
            ticket_type: "eticket" | "appticket" | "paper-ticket" | "collection-stadium" | "eticket_with_pickup" | "other";
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            ticket_validfrom: string;
            /** @enum {string} */
            ticket_validity: "singleday" | "twoday" | "other" | "weekend" | "fourday";
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            ticket_validuntil: string;
            ticket_yield: components["schemas"]["TicketYieldOrNone"];
            /** @enum {string} */
            type_ticket: "eticket" | "appticket" | "paper-ticket" | "collection-stadium" | "eticket_with_pickup" | "other";
            /** @enum {string} */
            vat_category: "high" | "low" | "middle" | "none" | "rc";
        };
        ConsoleTicketPage: {
            pagination: components["schemas"]["Pagination"];
            tickets: components["schemas"]["ConsoleTicket"][];
        };
        Country: {
            /** @example Netherlands */
            country_name: string;
            /** @description ISO 3166-1 alpha-3; alpha-2 is accepted */
            iso_country: string;
            /**
             * @description ISO 3166-1 alpha-2
             * @example NL
             */
            iso_country_alpha2: string;
            number_of_events: number;
            number_of_venues: number;
        };
        CountryPage: {
            countries: components["schemas"]["Country"][];
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
        DownloadItem: {
            activated: boolean;
            download_link: string | null;
            downloaditem_id: string;
            external_activation_link: string | null;
            label: string | null;
            ticket_sha: string | null;
        };
        Event: {
            city: string;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            created: string;
            date_confirmed: boolean;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            date_start: string;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            date_start_main_event: string | null;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            date_start_utc: string;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            date_stop: string;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            date_stop_main_event: string | null;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            date_stop_utc: string;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            deleted: string | null;
            event_description: string | null;
            event_id: string;
            event_name: string;
            /**
             * @description `soldout` while nothing is left of what was offered; `finished` also when date_stop is past
             * @enum {string}
             */
            event_status: "notstarted" | "soldout" | "postponed" | "cancelled" | "finished";
            /** @description What must be known of guests, and when; the nearest of ticket, category and event decides per field */
            guest_data_requirements: components["schemas"]["GuestDataRequirement"][];
            hometeam_id: string | null;
            hometeam_name: string | null;
            is_popular: boolean;
            /** @description ISO 3166-1 alpha-3; alpha-2 is accepted */
            iso_country: string;
            latitude: string | null;
            longitude: string | null;
            /** @description Highest net_rate of the tickets you could buy now, in euro cents */
            max_ticket_price_eur: number | null;
            /** @description Lowest net_rate of the tickets you could buy now, in euro cents */
            min_ticket_price_eur: number | null;
            /** @description How many tickets you could buy now */
            number_of_tickets: number;
            /** @description Inside a period with a net_rate that price holds */
            sales_periods: components["schemas"]["SalesPeriod"][];
            season: string;
            series_id: string;
            slug: string;
            /** @enum {string} */
            sport_type: "soccer" | "motorsport" | "tennis" | "rugby" | "darts" | "horseracing" | "boxing" | "other" | "motogp" | "formula1" | "cricket" | "basketball" | "combatsport" | "icehockey" | "nba" | "nfl" | "mlb" | "watersport" | "dtm" | "indycar" | "superbike" | "padel" | "handball" | "golf" | "rowing" | "cycling" | "sailing";
            /**
             * @description IANA name of the zone the venue is in
             * @example Europe/Lisbon
             */
            time_zone: string;
            tournament_id: string;
            tournament_name: string;
            /** @enum {string} */
            tournament_type: "cup" | "league" | "oneoff";
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            updated: string;
            venue_id: string;
            venue_name: string;
            visiting_id: string | null;
            visiting_name: string | null;
        };
        /** @description Only the fields sent change. At another venue the clock shows the same, so that the instants move with the zone */
        EventChange: {
            date_confirmed?: boolean;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            date_start?: string;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            date_start_main_event?: string | null;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            date_stop?: string;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            date_stop_main_event?: string | null;
            event_description?: string | null;
            event_name?: string;
            /** @enum {string} */
            event_status?: "notstarted" | "postponed" | "cancelled" | "finished";
            /** @description What must be known of guests, and when; the nearest of ticket, category and event decides per field */
            guest_data_requirements?: components["schemas"]["GuestDataRequirement"][];
            hometeam_id?: string | null;
            is_popular?: boolean;
            /** @description Inside a period with a net_rate that price holds */
            sales_periods?: components["schemas"]["SalesPeriod"][];
            season?: string;
            /**
             * @description Readable alternative to the identifier; made from the name when left out, and kept when the name changes
             * @example estadio-da-luz
             */
            slug?: string;
            /** @enum {string} */
            sport_type?: "soccer" | "motorsport" | "tennis" | "rugby" | "darts" | "horseracing" | "boxing" | "other" | "motogp" | "formula1" | "cricket" | "basketball" | "combatsport" | "icehockey" | "nba" | "nfl" | "mlb" | "watersport" | "dtm" | "indycar" | "superbike" | "padel" | "handball" | "golf" | "rowing" | "cycling" | "sailing";
            tournament_id?: string;
            venue_id?: string;
            visiting_id?: string | null;
        };
        EventGuestRequirements: {
            event_id: string;
            /** @description What holds here, the nearest of ticket, category and event for each field, and what follows from it */
            guest_data_requirements: components["schemas"]["GuestDataRequirement"][];
            json_schema: {
                /** @description JSON Schema 2020-12: `required` before checkout; `x-stage` tells when each field must be there */
                lead_guest: {
                    [key: string]: unknown;
                };
                /** @description JSON Schema 2020-12: `required` before checkout; `x-stage` tells when each field must be there */
                other: {
                    [key: string]: unknown;
                };
            };
        };
        EventHistoryEntry: {
            changed: string[];
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            created: string;
            created_by: string;
            event: components["schemas"]["EventVersion"];
            event_id: string | null;
            impersonator_client_id: string | null;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            inactive_since: string | null;
            updated_by: string;
        };
        EventHistoryEntryPage: {
            history: components["schemas"]["EventHistoryEntry"][];
            pagination: components["schemas"]["Pagination"];
        };
        EventPage: {
            events: components["schemas"]["Event"][];
            pagination: components["schemas"]["Pagination"];
        };
        EventStatistics: {
            by_category: {
                available: number;
                category_id: string;
                category_name: string;
                /** @enum {string} */
                category_type: "grandstand" | "generaladmission" | "busparking" | "carparking" | "camping" | "transfer" | "hospitality" | "offsite_hospitality" | "extras";
                price: components["schemas"]["PriceRange"];
                reserved: number;
                sold: number;
            }[];
            capacity: number | null;
            event_id: string;
            /** @description For the operator; null for others */
            orders: number | null;
            price: components["schemas"]["PriceRange"];
            /** @description Days in UTC; test bookings do not count */
            sold_per_day: {
                /**
                 * Format: wire-date
                 * @description yyyy-mm-dd
                 */
                date: string;
                quantity: number;
            }[];
            tickets: {
                /** @description What you could buy now */
                available: number;
                /** @description Of those offered or sold, the ones that somebody had bought before */
                relisted: number;
                reserved: number;
                /** @description Admissions given back, and what is left on lines that their supplier took back */
                returned: number;
                sold: number;
            };
            /** @description Net rates of what is sold, by currency, for the operator; empty for others */
            turnover: {
                amount: number;
                /** @description ISO 4217 code */
                currency: string;
            }[];
        };
        EventTranslation: {
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
            event_id: string;
            /** @enum {string} */
            language: "nl_NL" | "en_GB" | "de_DE" | "fr_FR" | "es_ES" | "it_IT" | "da_DK" | "pt_PT" | "cn_CN" | "ko_KO" | "ja_JA" | "ar_AE" | "zh_Hans_CN" | "sv_SE";
            translated_event_name: string;
            translated_slug: string;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            updated: string;
        };
        EventTranslationHistoryEntry: {
            changed: string[];
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            created: string;
            created_by: string;
            event_id: string | null;
            event_translation: components["schemas"]["EventTranslation"];
            impersonator_client_id: string | null;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            inactive_since: string | null;
            language: string | null;
            updated_by: string;
        };
        EventTranslationHistoryEntryPage: {
            history: components["schemas"]["EventTranslationHistoryEntry"][];
            pagination: components["schemas"]["Pagination"];
        };
        EventTranslationInput: {
            translated_event_name: string;
            /**
             * @description In any script; made from the name and the date when left out, and kept when the name changes
             * @example atletico-do-porto-maritimo-2027-01-31
             */
            translated_slug?: string;
        };
        EventTranslationPage: {
            eventtranslations: components["schemas"]["EventTranslation"][];
            pagination: components["schemas"]["Pagination"];
        };
        EventVersion: {
            city: string;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            created: string;
            date_confirmed: boolean;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            date_start: string;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            date_start_main_event: string | null;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            date_start_utc: string;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            date_stop: string;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            date_stop_main_event: string | null;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            date_stop_utc: string;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            deleted: string | null;
            event_description: string | null;
            event_id: string;
            event_name: string;
            /** @enum {string} */
            event_status: "notstarted" | "postponed" | "cancelled" | "finished";
            /** @description What must be known of guests, and when; the nearest of ticket, category and event decides per field */
            guest_data_requirements: components["schemas"]["GuestDataRequirement"][];
            hometeam_id: string | null;
            hometeam_name: string | null;
            is_popular: boolean;
            /** @description ISO 3166-1 alpha-3; alpha-2 is accepted */
            iso_country: string;
            latitude: string | null;
            longitude: string | null;
            /** @description Inside a period with a net_rate that price holds */
            sales_periods: components["schemas"]["SalesPeriod"][];
            season: string;
            series_id: string;
            slug: string;
            /** @enum {string} */
            sport_type: "soccer" | "motorsport" | "tennis" | "rugby" | "darts" | "horseracing" | "boxing" | "other" | "motogp" | "formula1" | "cricket" | "basketball" | "combatsport" | "icehockey" | "nba" | "nfl" | "mlb" | "watersport" | "dtm" | "indycar" | "superbike" | "padel" | "handball" | "golf" | "rowing" | "cycling" | "sailing";
            /**
             * @description IANA name of the zone the venue is in
             * @example Europe/Lisbon
             */
            time_zone: string;
            tournament_id: string;
            tournament_name: string;
            /** @enum {string} */
            tournament_type: "cup" | "league" | "oneoff";
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            updated: string;
            venue_id: string;
            venue_name: string;
            visiting_id: string | null;
            visiting_name: string | null;
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
        Found: {
            /**
             * @description What tells it from others of that name
             * @example desk@agency.example
             */
            detail: string;
            /**
             * @description What of it the text was found in
             * @example booking_code
             */
            field: string;
            id: string;
            /** @enum {string} */
            kind: "bookingorder" | "reservation" | "ticket" | "event" | "venue" | "team" | "tournament" | "category" | "distributor" | "supplier" | "client";
            /**
             * @description What it is called
             * @example K7WQ2X · Porto vs Benfica
             */
            title: string;
        };
        Guest: {
            additional_street_name: string | null;
            city: string | null;
            /** @description With `include_conditions`: for each field `required_pre_checkout`, `required_pre_download` or `optional`; what is not met is `missing` or `invalid:` and the reason (`placeholder`, `away_fan`, `country_not_allowed`) */
            conditions: {
                [key: string]: string;
            };
            /** Format: email */
            contact_email: string | null;
            /** @description E.164 */
            contact_phone: string | null;
            /** @description ISO 3166-1 alpha-3 */
            country_of_residence: string | null;
            /**
             * Format: wire-date
             * @description yyyy-mm-dd; kept like the passport number
             */
            date_of_birth: string | null;
            first_name: string | null;
            /** @enum {string|null} */
            gender: "male" | "female" | "other" | null;
            /** @description null: nobody is known for this place yet */
            guest_id: string | null;
            last_name: string | null;
            lead_guest: boolean;
            /** @description Kept encrypted; every reading is recorded; erased some time after the event */
            passport_number: string | null;
            province: string | null;
            street_name: string | null;
            supported_team: string | null;
            zip: string | null;
        };
        /** @description The whole guest: a field left out becomes null. lead_guest true makes this the lead guest in place of the other */
        GuestChange: {
            /** @description Second line of the address; "" means null */
            additional_street_name?: string | null;
            /** @description City; "" means null */
            city?: string | null;
            /** @description Taken as read and left alone */
            conditions?: {
                [key: string]: string;
            } | null;
            /** @description E-mail address; "" means null */
            contact_email?: string | null;
            /** @description Phone number in E.164; "" means null */
            contact_phone?: string | null;
            /** @description ISO 3166-1 alpha-3 code of the country; "" means null */
            country_of_residence?: string | null;
            /** @description Date of birth, yyyy-mm-dd; "" means null */
            date_of_birth?: string | null;
            /** @description First name, as in the passport; "" means null */
            first_name?: string | null;
            /** @description Gender; "" means null */
            gender?: string | null;
            guest_id?: string | null;
            /** @description Last name, as in the passport; "" means null */
            last_name?: string | null;
            lead_guest?: boolean | null;
            /** @description Passport number; "" means null */
            passport_number?: string | null;
            /** @description Province or state; "" means null */
            province?: string | null;
            /** @description Street and number; "" means null */
            street_name?: string | null;
            /** @description Team the guest supports; "" means null */
            supported_team?: string | null;
            /** @description Postal code; "" means null */
            zip?: string | null;
        };
        GuestData: {
            items: components["schemas"]["GuestDataItem"][];
        };
        /** @description Each guest sent is replaced as a whole, by guest_id or else by place; guests that are not sent, and blank ones without a guest_id, stay as they are */
        GuestDataChange: {
            bookingorder_id?: string;
            items: components["schemas"]["NewGuestDataItem"][];
        };
        GuestDataItem: {
            guests: components["schemas"]["Guest"][];
            /** @description Guests the ticket is for */
            quantity: number;
            ticket_id: string;
        };
        GuestDataRequirement: {
            countries?: {
                in: string[];
            } | {
                not_in: string[];
            };
            /** @enum {string} */
            field: "first_name" | "last_name" | "passport_number" | "contact_email" | "contact_phone" | "date_of_birth" | "gender" | "country_of_residence" | "street_name" | "additional_street_name" | "city" | "zip" | "province" | "supported_team";
            /** @enum {string} */
            scope: "lead_guest" | "all_persons";
            /** @enum {string} */
            stage: "pre_checkout" | "pre_download" | "optional";
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
        LocalRate: {
            /** @description ISO 4217 code */
            currency_code: string;
            /** @description In the minor unit of the currency */
            net_rate: number;
            /** @description In the minor unit of the currency */
            sales_price: number;
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
            /** @description The client's latest booking */
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
        NewBooking: {
            accepted_gt: boolean;
            /** Format: email */
            booking_email?: string;
            booking_reference?: string | null;
            invoice_reference?: string | null;
            is_test_booking?: boolean;
            lead_name_for_pickup?: string | null;
            marketing_optin?: boolean;
            payment_method?: string;
            payment_reference?: string | null;
            reservation_id: string;
        };
        NewCategory: {
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            archived_since?: string | null;
            category_name: string;
            /** @enum {string} */
            category_type: "grandstand" | "generaladmission" | "busparking" | "carparking" | "camping" | "transfer" | "hospitality" | "offsite_hospitality" | "extras";
            description?: components["schemas"]["TextInLocalesInput"];
            distribution_channel?: string;
            files?: components["schemas"]["CategoryFileInput"][];
            /** @description What must be known of guests, and when; the nearest of ticket, category and event decides per field */
            guest_data_requirements?: components["schemas"]["GuestDataRequirement"][];
            highlight_type?: string | null;
            on_svg?: boolean;
            options?: components["schemas"]["CategoryOptionsInput"];
            party_size_together?: number | null;
            /** @enum {string} */
            sport_type: "soccer" | "motorsport" | "tennis" | "rugby" | "darts" | "horseracing" | "boxing" | "other" | "motogp" | "formula1" | "cricket" | "basketball" | "combatsport" | "icehockey" | "nba" | "nfl" | "mlb" | "watersport" | "dtm" | "indycar" | "superbike" | "padel" | "handball" | "golf" | "rowing" | "cycling" | "sailing";
            sports_disabled?: ("soccer" | "motorsport" | "tennis" | "rugby" | "darts" | "horseracing" | "boxing" | "other" | "motogp" | "formula1" | "cricket" | "basketball" | "combatsport" | "icehockey" | "nba" | "nfl" | "mlb" | "watersport" | "dtm" | "indycar" | "superbike" | "padel" | "handball" | "golf" | "rowing" | "cycling" | "sailing")[];
            sports_enabled?: ("soccer" | "motorsport" | "tennis" | "rugby" | "darts" | "horseracing" | "boxing" | "other" | "motogp" | "formula1" | "cricket" | "basketball" | "combatsport" | "icehockey" | "nba" | "nfl" | "mlb" | "watersport" | "dtm" | "indycar" | "superbike" | "padel" | "handball" | "golf" | "rowing" | "cycling" | "sailing")[];
            ticket_delivery_days?: number | null;
            venue_id: string;
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
        /** @description season and sport_type default to the tournament's */
        NewEvent: {
            date_confirmed?: boolean;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            date_start: string;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            date_start_main_event?: string | null;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            date_stop: string;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            date_stop_main_event?: string | null;
            event_description?: string | null;
            event_name: string;
            /** @enum {string} */
            event_status?: "notstarted" | "postponed" | "cancelled" | "finished";
            /** @description What must be known of guests, and when; the nearest of ticket, category and event decides per field */
            guest_data_requirements?: components["schemas"]["GuestDataRequirement"][];
            hometeam_id?: string | null;
            is_popular?: boolean;
            /** @description Inside a period with a net_rate that price holds */
            sales_periods?: components["schemas"]["SalesPeriod"][];
            season?: string;
            /**
             * @description Readable alternative to the identifier; made from the name when left out, and kept when the name changes
             * @example estadio-da-luz
             */
            slug?: string;
            /** @enum {string} */
            sport_type?: "soccer" | "motorsport" | "tennis" | "rugby" | "darts" | "horseracing" | "boxing" | "other" | "motogp" | "formula1" | "cricket" | "basketball" | "combatsport" | "icehockey" | "nba" | "nfl" | "mlb" | "watersport" | "dtm" | "indycar" | "superbike" | "padel" | "handball" | "golf" | "rowing" | "cycling" | "sailing";
            tournament_id: string;
            venue_id: string;
            visiting_id?: string | null;
        };
        NewGuest: {
            /** @description Second line of the address; "" means null */
            additional_street_name?: string | null;
            /** @description City; "" means null */
            city?: string | null;
            /** @description Taken as read and left alone */
            conditions?: {
                [key: string]: string;
            } | null;
            /** @description E-mail address; "" means null */
            contact_email?: string | null;
            /** @description Phone number in E.164; "" means null */
            contact_phone?: string | null;
            /** @description ISO 3166-1 alpha-3 code of the country; "" means null */
            country_of_residence?: string | null;
            /** @description Date of birth, yyyy-mm-dd; "" means null */
            date_of_birth?: string | null;
            /** @description First name, as in the passport; "" means null */
            first_name?: string | null;
            /** @description Gender; "" means null */
            gender?: string | null;
            guest_id?: string | null;
            /** @description Last name, as in the passport; "" means null */
            last_name?: string | null;
            lead_guest?: boolean | null;
            /** @description Passport number; "" means null */
            passport_number?: string | null;
            /** @description Province or state; "" means null */
            province?: string | null;
            /** @description Street and number; "" means null */
            street_name?: string | null;
            /** @description Team the guest supports; "" means null */
            supported_team?: string | null;
            /** @description Postal code; "" means null */
            zip?: string | null;
        };
        /** @description Some guests now and others later. A guest with a guest_id is changed, only in the fields sent; the others take the places that are free or, when there are as many guests as places, the places in order */
        NewGuestData: {
            items: components["schemas"]["NewGuestDataItem"][];
        };
        NewGuestDataItem: {
            guests: components["schemas"]["NewGuest"][];
            /** @description As read; at most what is reserved */
            quantity?: number;
            ticket_id: string;
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
        NewReservation: {
            /** Format: email */
            booking_email: string;
            external_reference_id?: string | null;
            items: components["schemas"]["ReservationLine"][];
            notes?: string;
            notify_client?: boolean | null;
            notify_me?: boolean;
            /** @description Operator only: the client of a distributor the hold is for */
            onbehalfclient_id?: string;
            /** @description Basis points by which the price may have risen above the net_rate sent */
            price_tolerance?: number;
            /** @description ISO 4217 code */
            target_currency?: string;
        };
        /** @description The whole of what a booking costs, collected by a payment provider */
        NewSettlement: {
            /** @description In the minor unit of the currency */
            amount: number;
            booking_id: string;
            /** @description ISO 4217 code */
            currency: string;
            payment_reference: string;
            settlement_reference: string;
        };
        NewTeam: {
            abbreviation?: string | null;
            /** @description ISO 3166-1 alpha-3; alpha-2 is accepted */
            iso_country?: string | null;
            logo_filename?: string | null;
            official_name: string;
            popular_team?: boolean;
            /**
             * @description Readable alternative to the identifier; made from the name when left out, and kept when the name changes
             * @example estadio-da-luz
             */
            slug?: string;
            /** @enum {string} */
            sport_type: "soccer" | "motorsport" | "tennis" | "rugby" | "darts" | "horseracing" | "boxing" | "other" | "motogp" | "formula1" | "cricket" | "basketball" | "combatsport" | "icehockey" | "nba" | "nfl" | "mlb" | "watersport" | "dtm" | "indycar" | "superbike" | "padel" | "handball" | "golf" | "rowing" | "cycling" | "sailing";
            venue_id?: string | null;
            wikipedia_slug?: string | null;
            wikipedia_snippet?: string | null;
        };
        /** @description A supplier offers in its own name; the operator names the supplier. What is left out follows from event, category and supplier */
        NewTicket: {
            backorder_quantity?: number;
            cancellation_policy?: components["schemas"]["CancellationStep"][];
            category_id: string;
            /** @description In the minor unit of the currency */
            cost_price: number;
            countries_disabled?: string[];
            countries_enabled?: string[];
            /** @description ISO 4217 code */
            currency_code?: string;
            /**
             * @description Percent, at most four decimals
             * @example 2.5
             */
            discount_percentage?: number;
            distributors_disabled?: string[];
            distributors_enabled?: string[];
            event_id: string;
            external_ticket_id?: string | null;
            /** @description In the minor unit of the currency */
            face_value: number;
            flags?: ("pairs_only" | "package_rate" | "no_single_left" | "no_away_fans")[];
            /** @description What must be known of guests, and when; the nearest of ticket, category and event decides per field */
            guest_data_requirements?: components["schemas"]["GuestDataRequirement"][];
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            latest_sale_date?: string | null;
            locked_by_client_id?: string | null;
            margins_applied?: boolean;
            min_order?: number;
            note?: string | null;
            organiser_id?: string | null;
            /** @description In the minor unit of the currency */
            organiser_price?: number;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            release_date?: string | null;
            /** @description Inside a period with a net_rate that price holds */
            sales_periods?: components["schemas"]["SalesPeriod"][];
            /** @description In the minor unit of the currency */
            sales_price?: number;
            /** @description In the minor unit of the currency */
            service_fee?: number;
            /** @description In the minor unit of the currency */
            service_price?: number;
            service_stock?: number;
            sub_category?: string;
            supplier_id?: string;
            supplier_quantity: number;
            /** @enum {string} */
            ticket_source?: "marketplace" | "external" | "service";
            /** @enum {string} */
            ticket_status?: "available" | "disabled" | "error" | "returned" | "on_request";
            /** @enum {string} */
            ticket_targetgroup?: "adult" | "youth" | "child" | "senior" | "all";
            ticket_title?: string;
            /** @enum {string} */
            ticket_type?: "eticket" | "appticket" | "paper-ticket" | "collection-stadium" | "eticket_with_pickup" | "other";
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            ticket_validfrom?: string;
            /** @enum {string} */
            ticket_validity?: "singleday" | "twoday" | "other" | "weekend" | "fourday";
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            ticket_validuntil?: string;
            ticket_yield?: components["schemas"]["TicketYield"];
            /** @enum {string} */
            vat_category?: "high" | "low" | "middle" | "none" | "rc";
        };
        NewTournament: {
            /**
             * Format: wire-date
             * @description yyyy-mm-dd
             */
            date_start?: string | null;
            /**
             * Format: wire-date
             * @description yyyy-mm-dd
             */
            date_stop?: string | null;
            official_name: string;
            region?: string | null;
            season: string;
            /**
             * @description Readable alternative to the identifier; made from the name when left out, and kept when the name changes
             * @example estadio-da-luz
             */
            slug?: string;
            /** @enum {string} */
            sport_type: "soccer" | "motorsport" | "tennis" | "rugby" | "darts" | "horseracing" | "boxing" | "other" | "motogp" | "formula1" | "cricket" | "basketball" | "combatsport" | "icehockey" | "nba" | "nfl" | "mlb" | "watersport" | "dtm" | "indycar" | "superbike" | "padel" | "handball" | "golf" | "rowing" | "cycling" | "sailing";
            /** @enum {string} */
            tournament_type: "cup" | "league" | "oneoff";
        };
        NewVenue: {
            capacity?: number | null;
            city: string;
            /** @description ISO 3166-1 alpha-3; alpha-2 is accepted */
            country: string;
            /**
             * @description Degrees as decimal text
             * @example 38.7527
             */
            latitude?: string | null;
            /**
             * @description Degrees as decimal text
             * @example -9.1847
             */
            longitude?: string | null;
            number?: string | null;
            official_name: string;
            /** @description Year */
            opened?: number | null;
            popular_stadium?: boolean;
            postalcode?: string | null;
            province?: string | null;
            seating_setup?: string | null;
            /**
             * @description Readable alternative to the identifier; made from the name when left out, and kept when the name changes
             * @example estadio-da-luz
             */
            slug?: string;
            streetname?: string | null;
            /**
             * @description IANA name of the zone its clocks show
             * @example Europe/Lisbon
             */
            time_zone: string;
            /** @description Metres */
            track_length?: number | null;
            /** @enum {string} */
            venue_type: "racetrack" | "stadium" | "other";
            wikipedia_slug?: string | null;
            wikipedia_snippet?: string | null;
        };
        NewView: {
            /**
             * @description Columns in their order; none for the usual ones
             * @example [
             *       "booking_code",
             *       "event_name"
             *     ]
             */
            columns?: string[];
            /**
             * @description Which list it is of
             * @example bookingorders
             */
            list: string;
            /** @example Waiting for files */
            name: string;
            /**
             * @description Filters and sorting, as in an address
             * @example logistic_status=pendingticketupload&sorting=event_startdate
             */
            query: string;
        };
        OrderFee: {
            /** @description In the minor unit of the currency */
            amount: number;
            /** @description ISO 4217 code */
            currency: string;
            /** @enum {string} */
            type: "mediation" | "payment" | "booking" | "platform_service";
            /** @description In the minor unit of the currency */
            vat: number;
        };
        OrderGuest: {
            additional_street_name: string | null;
            city: string | null;
            conditions: {
                [key: string]: string;
            };
            contact_email: string | null;
            contact_phone: string | null;
            country_of_residence: string | null;
            /** @description Always null here; see the guest data calls */
            date_of_birth: string | null;
            first_name: string | null;
            gender: string | null;
            guest_id: string | null;
            last_name: string | null;
            lead_guest: boolean;
            /** @description Always null here; see the guest data calls */
            passport_number: string | null;
            province: string | null;
            street_name: string | null;
            supported_team: string | null;
            zip: string | null;
        };
        OrderGuestData: {
            bookingorder_id: string;
            items: components["schemas"]["GuestDataItem"][];
        };
        OrderItem: {
            activated: boolean;
            category_id: string;
            category_name: string;
            /** @description ISO 4217 code */
            currency: string;
            distribution_channel: string;
            download_items: components["schemas"]["DownloadItem"][];
            download_link: string | null;
            external_activation_link: string | null;
            /** @description In the minor unit of the currency */
            face_value: number;
            /** @description In the minor unit of the currency */
            face_value_eur: number | null;
            /** @description In the minor unit of the currency */
            face_value_local: number | null;
            /** @description In the minor unit of the currency */
            face_value_target: number | null;
            guest: components["schemas"]["OrderGuest"];
            /** @description ISO 4217 code */
            local_currency: string;
            /** @description In the minor unit of the currency */
            net_rate: number;
            number_of_pdfs: number;
            orderitem_id: string;
            /** @description Always 1: an order item is one admission */
            quantity: number;
            row: string | null;
            /** @description In the minor unit of the currency */
            sales_price: number;
            /** @description In the minor unit of the currency */
            sales_price_eur: number | null;
            /** @description In the minor unit of the currency */
            sales_price_local: number | null;
            /** @description In the minor unit of the currency */
            sales_price_target: number | null;
            /** @description In the minor unit of the currency */
            salesprice: number;
            seat: string | null;
            section: string | null;
            sub_category: string;
            /** @description ISO 4217 code */
            target_currency: string;
            /** @description ISO 4217 code */
            ticket_currency: string;
            ticket_id: string;
            ticket_name: string;
            ticket_sha: string | null;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            ticket_startdate: string | null;
            /** @enum {string} */
            ticket_status: "pending" | "completed" | "returned" | "cancelled";
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            ticket_stopdate: string | null;
            ticket_targetgroup: string;
            ticket_validity: string;
            type_ticket: string;
        };
        OrderItemChange: {
            activated?: boolean;
            category_id?: string;
            category_name?: string;
            /** @description In the minor unit of the currency */
            cost_price?: number | null;
            /** @description In the minor unit of the currency */
            cost_price_eur?: number | null;
            /** @description In the minor unit of the currency */
            cost_price_local?: number | null;
            /** @description In the minor unit of the currency */
            cost_price_target?: number | null;
            /** @description In the minor unit of the currency */
            costprice?: number | null;
            /** @description ISO 4217 code */
            currency?: string;
            distribution_channel?: string;
            download_items?: unknown;
            download_link?: string | null;
            external_activation_link?: string | null;
            /** @description In the minor unit of the currency */
            face_value?: number;
            /** @description In the minor unit of the currency */
            face_value_eur?: number | null;
            /** @description In the minor unit of the currency */
            face_value_local?: number | null;
            /** @description In the minor unit of the currency */
            face_value_target?: number | null;
            /** @description Taken and left alone: guests change through the guest data calls */
            guest?: unknown;
            /** @description ISO 4217 code */
            local_currency?: string;
            /** @description In the minor unit of the currency */
            net_rate?: number;
            number_of_pdfs?: number;
            orderitem_id: string;
            /** @description Always 1: an order item is one admission */
            quantity?: number;
            row?: string | null;
            /** @description In the minor unit of the currency */
            sales_price?: number;
            /** @description In the minor unit of the currency */
            sales_price_eur?: number | null;
            /** @description In the minor unit of the currency */
            sales_price_eur_refund?: number;
            /** @description In the minor unit of the currency */
            sales_price_local?: number | null;
            /** @description In the minor unit of the currency */
            sales_price_target?: number | null;
            /** @description In the minor unit of the currency */
            salesprice?: number;
            seat?: string | null;
            section?: string | null;
            sub_category?: string;
            /** @description ISO 4217 code */
            target_currency?: string;
            /** @description ISO 4217 code */
            ticket_currency?: string;
            ticket_id?: string;
            ticket_name?: string;
            ticket_sha?: string | null;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            ticket_startdate?: string | null;
            /** @enum {string} */
            ticket_status?: "pending" | "completed" | "returned" | "cancelled";
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            ticket_stopdate?: string | null;
            ticket_targetgroup?: string;
            ticket_validity?: string;
            type_ticket?: string;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            updated?: string;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            uploaded_at?: string | null;
        };
        Pagination: {
            next_page: string | null;
            page_number: number;
            page_size: number;
            previous_page: string | null;
            /** @description How many there are in all, exact as of at most two seconds ago */
            total_size: number;
        };
        PartnerAddress: {
            addressLine: string | null;
            city: string | null;
            countryCode: string | null;
            postCode: string | null;
            state: string | null;
        };
        PartnerBookingField: {
            label: string;
            requiredPerBooking: boolean;
            requiredPerParticipant: boolean;
            visiblePerBooking: boolean;
            visiblePerParticipant: boolean;
        };
        PartnerConnectSettings: {
            /** Format: uri */
            externalAvailabilityApi: string;
            /** Format: uri */
            externalBookingApi: string;
            /** Format: uri */
            externalCancellationApi: string;
            /** Format: uri */
            externalReservationApi: string;
        };
        PartnerPriceOption: {
            label: string;
            /**
             * @description In the distributor's currency, with decimals
             * @example 299
             */
            price: number;
            seatsUsed: number;
        };
        PartnerProduct: {
            bookingFields: components["schemas"]["PartnerBookingField"][];
            /** @enum {string} */
            bookingMode: "INVENTORY";
            description: string;
            durationMinutes: number;
            /** @description Stays the same for as long as the series is sold */
            internalCode: string;
            locationAddress: components["schemas"]["PartnerAddress"];
            name: string;
            partnerConnectSettings: components["schemas"]["PartnerConnectSettings"];
            priceOptions: components["schemas"]["PartnerPriceOption"][];
            /** @enum {string} */
            productType: "EVENT";
            shortDescription: string;
            unitLabel: string;
            unitLabelPlural: string;
        };
        PartnerProducts: {
            products: components["schemas"]["PartnerProduct"][];
        };
        PastBookingOrder: {
            accepted_gt: boolean;
            /** @description Charged to the distributor, in target_currency */
            amount: number;
            api_booking: boolean;
            booking_code: string;
            /** Format: email */
            booking_email: string;
            booking_group: string[][];
            booking_id: string;
            booking_reference: string | null;
            bookingorder_id: string;
            bookingorder_source: string;
            client_id: string;
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
            distributor: {
                distributor_id: string;
                distributor_name: string;
            };
            distributor_id: string;
            /** @enum {string} */
            distributorfinancial_status: "open" | "invoiced" | "paid" | "partlyrefunded" | "refunded" | "void";
            event_id: string;
            event_name: string;
            external_payment_reference: string | null;
            fees: components["schemas"]["OrderFee"][];
            /** @enum {string|null} */
            financial_status: "notapplicable" | "topurchase" | "purchased" | "settled" | "credited" | null;
            fxratemoment_id: string | null;
            general_terms_url: string | null;
            /** @enum {string} */
            guestdata_status: "notapplicable" | "waitingfordistributor" | "waitingforendcustomer" | "waitingforprocessing" | "waitingtosendtosupplier" | "completed";
            invoice_reference: string | null;
            invoices: string[];
            is_test_booking: boolean;
            items: components["schemas"]["PastOrderItem"][];
            lead_name_for_pickup: string | null;
            /** @enum {string} */
            logistic_status: "processing" | "pendingticketupload" | "completed" | "review" | "blocked" | "postponed" | "administrative" | "returned" | "cancelled";
            marketing_optin: boolean;
            marketplace_logistic_purchaseorder_id: string | null;
            mass_booking_allowed: boolean;
            max_pdfs_per_ticket: number;
            /** @enum {string} */
            notify_client_status: "notapplicable" | "pending" | "completed" | "failed";
            offline_booking: boolean;
            onbehalfclient_id: string | null;
            parent_id: string | null;
            payment_method: string;
            payment_reference: string | null;
            /** @description In the minor unit of the currency */
            refunded: number;
            supplier: {
                supplier_id: string;
                supplier_name: string;
            };
            supplier_id: string;
            /** @description ISO 4217 code */
            target_currency: string;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            updated: string;
            vat: components["schemas"]["VatLine"][];
            zip_sha: string | null;
        };
        PastOrderItem: {
            activated: boolean;
            category_id: string;
            category_name: string;
            /** @description In the minor unit of the currency */
            cost_price: number | null;
            /** @description In the minor unit of the currency */
            cost_price_eur: number | null;
            /** @description In the minor unit of the currency */
            cost_price_local: number | null;
            /** @description In the minor unit of the currency */
            cost_price_target: number | null;
            /** @description In the minor unit of the currency */
            costprice: number | null;
            /** @description ISO 4217 code */
            currency: string;
            distribution_channel: string;
            download_items: components["schemas"]["DownloadItem"][];
            download_link: string | null;
            external_activation_link: string | null;
            /** @description In the minor unit of the currency */
            face_value: number;
            /** @description In the minor unit of the currency */
            face_value_eur: number | null;
            /** @description In the minor unit of the currency */
            face_value_local: number | null;
            /** @description In the minor unit of the currency */
            face_value_target: number | null;
            guest: components["schemas"]["OrderGuest"];
            /** @description ISO 4217 code */
            local_currency: string;
            /** @description In the minor unit of the currency */
            net_rate: number;
            number_of_pdfs: number;
            orderitem_id: string;
            /** @description Always 1: an order item is one admission */
            quantity: number;
            row: string | null;
            /** @description In the minor unit of the currency */
            sales_price: number;
            /** @description In the minor unit of the currency */
            sales_price_eur: number | null;
            /** @description In the minor unit of the currency */
            sales_price_eur_refund: number;
            /** @description In the minor unit of the currency */
            sales_price_local: number | null;
            /** @description In the minor unit of the currency */
            sales_price_target: number | null;
            /** @description In the minor unit of the currency */
            salesprice: number;
            seat: string | null;
            section: string | null;
            sub_category: string;
            /** @description ISO 4217 code */
            target_currency: string;
            /** @description ISO 4217 code */
            ticket_currency: string;
            ticket_id: string;
            ticket_name: string;
            ticket_sha: string | null;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            ticket_startdate: string | null;
            /** @enum {string} */
            ticket_status: "pending" | "completed" | "returned" | "cancelled";
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            ticket_stopdate: string | null;
            ticket_targetgroup: string;
            ticket_validity: string;
            type_ticket: string;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            updated: string;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            uploaded_at: string | null;
        };
        PayDetails: {
            /** @description All of it, fees and VAT included, in the minor unit of the currency */
            amount: number;
            /** @description ISO 4217 code */
            currency: string;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            due_by: string | null;
            fees: components["schemas"]["OrderFee"][];
            items: components["schemas"]["PayDetailsItem"][];
            /** @enum {string} */
            payment_method: "invoice" | "card" | "prepaid";
            payment_reference: string | null;
            reservation_id: string;
            /** @enum {string} */
            status: "open" | "invoiced" | "paid" | "partlyrefunded" | "refunded" | "void";
            vat: components["schemas"]["VatLine"][];
        };
        PayDetailsChange: {
            payment_method: string;
            payment_reference?: string | null;
        };
        PayDetailsItem: {
            /** @description In the minor unit of the currency */
            amount: number;
            /** @description ISO 4217 code */
            currency: string;
            ticket_id: string;
        };
        PaymentMethod: {
            /** @description What can be charged this way */
            currencies: string[];
            label: string;
            /** @enum {string} */
            payment_method: "invoice" | "card" | "prepaid";
            /** @description Whether a payment_reference is needed before the payment can be settled; it can be given now, when booking or later on the order */
            requires_reference: boolean;
        };
        PaymentMethods: {
            payment_methods: components["schemas"]["PaymentMethod"][];
        };
        PrepaidBalances: {
            distributor_id: string;
            prepaid_balances: {
                /** @description In the minor unit of the currency */
                amount: number;
                /** @description ISO 4217 code */
                currency: string;
            }[];
        };
        PrepaidDeposit: {
            /** @description In the minor unit of the currency */
            amount: number;
            /** @description ISO 4217 code */
            currency: string;
            reference: string;
        };
        /** @description Of the tickets you could buy now; the median counts each ticket, not each line */
        PriceRange: {
            /** @description ISO 4217 code */
            currency: string;
            max: number | null;
            median: number | null;
            min: number | null;
        };
        /** @description RFC 9457. Refusals of reservations and bookings carry further members, such as `ticket_id` and `available_quantity`. */
        Problem: {
            /** @enum {string} */
            code: "invalid_json" | "validation_failed" | "unknown_parameter" | "invalid_parameter" | "invalid_filter" | "filter_too_long" | "invalid_sorting" | "invalid_page" | "invalid_header" | "unknown_currency" | "unauthenticated" | "invalid_credentials" | "invalid_signature" | "forbidden" | "impersonation_forbidden" | "route_not_found" | "client_not_found" | "key_not_found" | "distributor_not_found" | "supplier_not_found" | "memo_not_found" | "fxratemoment_not_found" | "tournament_not_found" | "team_not_found" | "venue_not_found" | "event_not_found" | "category_not_found" | "event_translation_not_found" | "ticket_not_found" | "reservation_not_found" | "booking_not_found" | "bookingorder_not_found" | "orderitem_not_found" | "guest_not_found" | "invoice_not_found" | "view_not_found" | "not_on_sale" | "quantity_not_allowed" | "price_changed" | "stock_committed" | "insufficient_stock" | "mixed_on_request" | "reservation_expired" | "hold_too_long" | "guest_data_incomplete" | "order_closed" | "not_ready" | "not_a_test_booking" | "credit_limit" | "payment_method_not_allowed" | "refund_too_high" | "settlement_mismatch" | "username_taken" | "name_taken" | "slug_taken" | "in_use" | "role_not_available" | "idempotency_in_flight" | "illegal_transition" | "immutable_field" | "no_fx_rate" | "precondition_failed" | "body_too_large" | "unsupported_media_type" | "idempotency_key_reused" | "rate_limited" | "too_many_attempts" | "hold_limit" | "internal" | "overloaded" | "database_unavailable";
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
        RequestAnswer: {
            accept: boolean;
            /** @description Fewer than asked for, when there is one item; without it, all of it */
            quantity?: number;
        };
        Reservation: {
            /** Format: email */
            booking_email: string;
            client_id: string;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            created: string;
            distributor_id: string;
            external_reference_id: string | null;
            fxratemoment_id: string | null;
            items: components["schemas"]["ReservationItem"][];
            notes: string;
            notify_client: boolean;
            notify_me: boolean;
            onbehalfclient_id: string | null;
            parent_allocation_id: string | null;
            reservation_id: string;
            /** @enum {string} */
            status: "pending_supplier" | "active" | "extended" | "booked" | "void";
            /** @description ISO 4217 code */
            target_currency: string;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            updated: string;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            valid_until: string;
            /** @enum {string|null} */
            void_reason: "expired" | "cancelled" | "refused" | null;
        };
        /** @description Only the fields sent change; a later valid_until extends the hold, within its cap */
        ReservationChange: {
            external_reference_id?: string | null;
            notes?: string;
            notify_client?: boolean | null;
            notify_me?: boolean;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            valid_until?: string;
        };
        ReservationHistoryEntry: {
            changed: string[];
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
            reservation: components["schemas"]["Reservation"];
            reservation_id: string | null;
            updated_by: string;
        };
        ReservationHistoryEntryPage: {
            history: components["schemas"]["ReservationHistoryEntry"][];
            pagination: components["schemas"]["Pagination"];
        };
        ReservationItem: {
            /** @description ISO 4217 code */
            currency: string;
            event_name: string;
            /** @description In the minor unit of the currency */
            net_rate: number;
            quantity: number;
            /** @description In the minor unit of the currency */
            salesprice: number;
            ticket_id: string;
            ticket_name: string;
        };
        ReservationLine: {
            /** @description ISO 4217 code */
            currency_code?: string;
            /** @description In the minor unit of the currency */
            net_rate?: number;
            quantity: number;
            /** @description In the minor unit of the currency */
            sales_price?: number;
            ticket_id: string;
        };
        ReservationPage: {
            pagination: components["schemas"]["Pagination"];
            reservations: components["schemas"]["Reservation"][];
        };
        /** @description The new items, all of them; when they cannot be had, the old hold stands */
        ReservationReplacement: {
            items: components["schemas"]["ReservationLine"][];
            /** @description Basis points by which the price may have risen above the net_rate sent */
            price_tolerance?: number;
        };
        SalesPeriod: {
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            date_start: string;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            date_stop: string;
            label: string;
            /** @description In the minor unit of the currency */
            net_rate?: number;
        };
        Sandbox: {
            /** @enum {string} */
            action: "complete" | "cancel" | "postpone";
        };
        SearchResult: {
            results: components["schemas"]["Found"][];
        };
        Settlement: {
            /** @description In the minor unit of the currency */
            amount: number;
            booking_id: string;
            bookingorders: string[];
            /** @description ISO 4217 code */
            currency: string;
            payment_reference: string;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            received: string;
            settlement_reference: string;
        };
        SingleTicket: {
            /** @description What can be bought now: the smallest hundred quantities, none when nothing can */
            allowed_quantities: number[];
            available_quantity: number;
            backorder_quantity: number;
            category_id: string;
            category_information_available: boolean;
            /** @description In the minor unit of the currency */
            cost_price: number;
            /** @description In euro cents; null when no rate is stored for the currency */
            cost_price_eur: number | null;
            countries_disabled: string[];
            countries_enabled: string[];
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            created: string;
            /** @description ISO 4217 code */
            currency_code: string;
            /**
             * @description Percent, at most four decimals
             * @example 2.5
             */
            discount_percentage: number;
            distributors_disabled: string[];
            distributors_enabled: string[];
            event_id: string;
            event_name: string;
            external_ticket_id: string | null;
            /** @description In the minor unit of the currency */
            face_value: number;
            /** @description In euro cents; null when no rate is stored for the currency */
            face_value_eur: number | null;
            flags: ("pairs_only" | "package_rate" | "no_single_left" | "no_away_fans")[];
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            last_checked: string | null;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            last_modified: string;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            latest_sale_date: string | null;
            /** @description In the minor unit of the currency */
            net_rate: number;
            note: string | null;
            number_of_bookingorders: number;
            number_of_tickets_sold: number;
            organiser_id: string | null;
            /** @description In the minor unit of the currency */
            organiser_price: number;
            /** @description In euro cents; null when no rate is stored for the currency */
            organiser_price_eur: number | null;
            /** @description Part of the price that is VAT; null when the rate of the country is not known */
            organiser_vat: number | null;
            package_rate: boolean;
            pairs_only: boolean;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            release_date: string | null;
            /** @description Inside a period with a net_rate that price holds */
            sales_periods: components["schemas"]["SalesPeriod"][];
            /** @description In the minor unit of the currency */
            sales_price: number;
            /** @description In euro cents; null when no rate is stored for the currency */
            sales_price_eur: number | null;
            /** @description In the minor unit of the currency */
            service_fee: number;
            /** @description In the minor unit of the currency */
            service_feevat: number;
            /** @description In the minor unit of the currency */
            service_price: number;
            /** @description In euro cents; null when no rate is stored for the currency */
            service_price_eur: number | null;
            service_stock: number;
            /** @description Part of the price that is VAT; null when the rate of the country is not known */
            service_vat: number | null;
            sub_category: string;
            supplier_id: string;
            supplier_quantity: number;
            supplier_role: string;
            supplier_terms: string | null;
            ticket_id: string;
            /** @enum {string} */
            ticket_source: "marketplace" | "external" | "service";
            /** @enum {string} */
            ticket_status: "available" | "disabled" | "error" | "returned" | "on_request";
            /** @enum {string} */
            ticket_targetgroup: "adult" | "youth" | "child" | "senior" | "all";
            ticket_title: string;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            ticket_validfrom: string;
            /** @enum {string} */
            ticket_validity: "singleday" | "twoday" | "other" | "weekend" | "fourday";
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            ticket_validuntil: string;
            ticket_yield: components["schemas"]["TicketYieldOrNone"];
            /** @enum {string} */
            type_ticket: "eticket" | "appticket" | "paper-ticket" | "collection-stadium" | "eticket_with_pickup" | "other";
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            updated: string;
            /** @enum {string} */
            vat_category: "high" | "low" | "middle" | "none" | "rc";
        };
        Sport: {
            label: string;
            number_of_events: number;
            /** @enum {string} */
            sport_type: "soccer" | "motorsport" | "tennis" | "rugby" | "darts" | "horseracing" | "boxing" | "other" | "motogp" | "formula1" | "cricket" | "basketball" | "combatsport" | "icehockey" | "nba" | "nfl" | "mlb" | "watersport" | "dtm" | "indycar" | "superbike" | "padel" | "handball" | "golf" | "rowing" | "cycling" | "sailing";
        };
        SportPage: {
            pagination: components["schemas"]["Pagination"];
            sports: components["schemas"]["Sport"][];
        };
        Team: {
            abbreviation: string | null;
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
            /** @description ISO 3166-1 alpha-3; alpha-2 is accepted */
            iso_country: string | null;
            logo_filename: string | null;
            official_name: string;
            popular_team: boolean;
            slug: string;
            /** @enum {string} */
            sport_type: "soccer" | "motorsport" | "tennis" | "rugby" | "darts" | "horseracing" | "boxing" | "other" | "motogp" | "formula1" | "cricket" | "basketball" | "combatsport" | "icehockey" | "nba" | "nfl" | "mlb" | "watersport" | "dtm" | "indycar" | "superbike" | "padel" | "handball" | "golf" | "rowing" | "cycling" | "sailing";
            team_id: string;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            updated: string;
            venue_id: string | null;
            wikipedia_slug: string | null;
            wikipedia_snippet: string | null;
        };
        /** @description Only the fields sent change */
        TeamChange: {
            abbreviation?: string | null;
            /** @description ISO 3166-1 alpha-3; alpha-2 is accepted */
            iso_country?: string | null;
            logo_filename?: string | null;
            official_name?: string;
            popular_team?: boolean;
            /**
             * @description Readable alternative to the identifier; made from the name when left out, and kept when the name changes
             * @example estadio-da-luz
             */
            slug?: string;
            /** @enum {string} */
            sport_type?: "soccer" | "motorsport" | "tennis" | "rugby" | "darts" | "horseracing" | "boxing" | "other" | "motogp" | "formula1" | "cricket" | "basketball" | "combatsport" | "icehockey" | "nba" | "nfl" | "mlb" | "watersport" | "dtm" | "indycar" | "superbike" | "padel" | "handball" | "golf" | "rowing" | "cycling" | "sailing";
            venue_id?: string | null;
            wikipedia_slug?: string | null;
            wikipedia_snippet?: string | null;
        };
        TeamHistoryEntry: {
            changed: string[];
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
            team: components["schemas"]["Team"];
            team_id: string | null;
            updated_by: string;
        };
        TeamHistoryEntryPage: {
            history: components["schemas"]["TeamHistoryEntry"][];
            pagination: components["schemas"]["Pagination"];
        };
        TeamPage: {
            pagination: components["schemas"]["Pagination"];
            teams: components["schemas"]["Team"][];
        };
        TextInLocales: {
            ar_AE: string | null;
            cn_CN: string | null;
            da_DK: string | null;
            de_DE: string | null;
            en_GB: string | null;
            es_ES: string | null;
            fr_FR: string | null;
            it_IT: string | null;
            ja_JA: string | null;
            ko_KO: string | null;
            nl_NL: string | null;
            pt_PT: string | null;
            sv_SE: string | null;
            zh_Hans_CN: string | null;
        };
        TextInLocalesInput: {
            ar_AE?: string | null;
            cn_CN?: string | null;
            da_DK?: string | null;
            de_DE?: string | null;
            en_GB?: string | null;
            es_ES?: string | null;
            fr_FR?: string | null;
            it_IT?: string | null;
            ja_JA?: string | null;
            ko_KO?: string | null;
            nl_NL?: string | null;
            pt_PT?: string | null;
            sv_SE?: string | null;
            zh_Hans_CN?: string | null;
        };
        /** @description Distributors see the fields that are always there; a supplier sees more of its own tickets, the operator all. Prices are per ticket. */
        Ticket: {
            /** @description What can be bought now: the smallest hundred quantities, none when nothing can */
            allowed_quantities: number[];
            available_quantity: number;
            backorder_quantity: number;
            cancellation_policy: components["schemas"]["CancellationStep"][];
            category_id: string;
            category_name: string;
            /** @enum {string} */
            category_type: "grandstand" | "generaladmission" | "busparking" | "carparking" | "camping" | "transfer" | "hospitality" | "offsite_hospitality" | "extras";
            /** @description In the minor unit of the currency */
            cost_price?: number;
            /** @description In euro cents; null when no rate is stored for the currency */
            cost_price_eur?: number | null;
            countries_disabled?: string[];
            countries_enabled?: string[];
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            created: string;
            /** @description ISO 4217 code */
            currency_code: string;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            deleted: string | null;
            /**
             * @description Percent, at most four decimals
             * @example 2.5
             */
            discount_percentage?: number;
            distributors_disabled?: string[];
            distributors_enabled?: string[];
            event_id: string;
            event_name: string;
            /** @description Days of the event the ticket is valid on, on the calendar of the venue */
            eventdays: string[];
            external_ticket_id: string | null;
            /** @description In the minor unit of the currency */
            face_value: number;
            /** @description In euro cents; null when no rate is stored for the currency */
            face_value_eur: number | null;
            flags: ("pairs_only" | "package_rate" | "no_single_left" | "no_away_fans")[];
            fxratemoment_id: string | null;
            /** @description What must be known of guests, and when; the nearest of ticket, category and event decides per field */
            guest_data_requirements?: components["schemas"]["GuestDataRequirement"][];
            is_relisted_ticket: boolean;
            is_service_supplier: boolean;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            last_checked: string | null;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            latest_sale_date: string | null;
            /** @description In the currency of the venue's country and in the distributor's own */
            local_rates: components["schemas"]["LocalRate"][];
            locked_by_client_id?: string | null;
            margins_applied?: boolean;
            min_order: number;
            /** @description In the minor unit of the currency */
            net_rate: number;
            note?: string | null;
            number_of_bookingorders?: number;
            number_of_tickets_sold?: number;
            options: components["schemas"]["TicketOptions"];
            organiser_id: string | null;
            /** @description In the minor unit of the currency */
            organiser_price?: number;
            /** @description In euro cents; null when no rate is stored for the currency */
            organiser_price_eur?: number | null;
            /** @description Part of the price that is VAT; null when the rate of the country is not known */
            organiser_vat?: number | null;
            package_rate: boolean;
            pairs_only: boolean;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            release_date: string | null;
            reservations_quantity: number;
            /** @description Inside a period with a net_rate that price holds */
            sales_periods: components["schemas"]["SalesPeriod"][];
            /** @description In the minor unit of the currency */
            sales_price: number;
            /** @description In euro cents; null when no rate is stored for the currency */
            sales_price_eur: number | null;
            /** @description In the minor unit of the currency */
            service_fee: number;
            /** @description In the minor unit of the currency */
            service_feevat: number;
            /** @description In the minor unit of the currency */
            service_price?: number;
            /** @description In euro cents; null when no rate is stored for the currency */
            service_price_eur?: number | null;
            service_stock: number;
            /** @description Part of the price that is VAT; null when the rate of the country is not known */
            service_vat?: number | null;
            stock: number;
            sub_category: string;
            supplier_id: string;
            supplier_quantity: number;
            supplier_role?: string;
            ticket_id: string;
            /** @enum {string} */
            ticket_source: "marketplace" | "external" | "service";
            /** @enum {string} */
            ticket_status: "available" | "disabled" | "error" | "returned" | "on_request";
            /** @enum {string} */
            ticket_targetgroup: "adult" | "youth" | "child" | "senior" | "all";
            ticket_title: string;
            /** @enum {string} */
            ticket_type: "eticket" | "appticket" | "paper-ticket" | "collection-stadium" | "eticket_with_pickup" | "other";
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            ticket_validfrom: string;
            /** @enum {string} */
            ticket_validity: "singleday" | "twoday" | "other" | "weekend" | "fourday";
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            ticket_validuntil: string;
            ticket_yield?: components["schemas"]["TicketYieldOrNone"];
            /** @enum {string} */
            type_ticket: "eticket" | "appticket" | "paper-ticket" | "collection-stadium" | "eticket_with_pickup" | "other";
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            updated: string;
            /** @enum {string} */
            vat_category: "high" | "low" | "middle" | "none" | "rc";
        };
        /** @description Only the fields sent change; event and supplier are fixed. Lists are replaced as a whole */
        TicketChange: {
            backorder_quantity?: number;
            cancellation_policy?: components["schemas"]["CancellationStep"][];
            category_id?: string;
            /** @description In the minor unit of the currency */
            cost_price?: number;
            countries_disabled?: string[];
            countries_enabled?: string[];
            /** @description ISO 4217 code */
            currency_code?: string;
            /**
             * @description Percent, at most four decimals
             * @example 2.5
             */
            discount_percentage?: number;
            distributors_disabled?: string[];
            distributors_enabled?: string[];
            event_id?: string;
            external_ticket_id?: string | null;
            /** @description In the minor unit of the currency */
            face_value?: number;
            flags?: ("pairs_only" | "package_rate" | "no_single_left" | "no_away_fans")[];
            /** @description What must be known of guests, and when; the nearest of ticket, category and event decides per field */
            guest_data_requirements?: components["schemas"]["GuestDataRequirement"][];
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            latest_sale_date?: string | null;
            locked_by_client_id?: string | null;
            margins_applied?: boolean;
            min_order?: number;
            note?: string | null;
            organiser_id?: string | null;
            /** @description In the minor unit of the currency */
            organiser_price?: number;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            release_date?: string | null;
            /** @description Inside a period with a net_rate that price holds */
            sales_periods?: components["schemas"]["SalesPeriod"][];
            /** @description In the minor unit of the currency */
            sales_price?: number;
            /** @description In the minor unit of the currency */
            service_fee?: number;
            /** @description In the minor unit of the currency */
            service_price?: number;
            service_stock?: number;
            sub_category?: string;
            supplier_id?: string;
            supplier_quantity?: number;
            /** @enum {string} */
            ticket_source?: "marketplace" | "external" | "service";
            /** @enum {string} */
            ticket_status?: "available" | "disabled" | "error" | "returned" | "on_request";
            /** @enum {string} */
            ticket_targetgroup?: "adult" | "youth" | "child" | "senior" | "all";
            ticket_title?: string;
            /** @enum {string} */
            ticket_type?: "eticket" | "appticket" | "paper-ticket" | "collection-stadium" | "eticket_with_pickup" | "other";
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            ticket_validfrom?: string;
            /** @enum {string} */
            ticket_validity?: "singleday" | "twoday" | "other" | "weekend" | "fourday";
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            ticket_validuntil?: string;
            ticket_yield?: components["schemas"]["TicketYield"];
            /** @enum {string} */
            vat_category?: "high" | "low" | "middle" | "none" | "rc";
        };
        TicketGuestRequirements: {
            /** @description What holds here, the nearest of ticket, category and event for each field, and what follows from it */
            guest_data_requirements: components["schemas"]["GuestDataRequirement"][];
            json_schema: {
                /** @description JSON Schema 2020-12: `required` before checkout; `x-stage` tells when each field must be there */
                lead_guest: {
                    [key: string]: unknown;
                };
                /** @description JSON Schema 2020-12: `required` before checkout; `x-stage` tells when each field must be there */
                other: {
                    [key: string]: unknown;
                };
            };
            ticket_id: string;
        };
        TicketHistoryEntry: {
            changed: string[];
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
            ticket: components["schemas"]["TicketVersion"];
            ticket_id: string | null;
            updated_by: string;
        };
        TicketHistoryEntryPage: {
            history: components["schemas"]["TicketHistoryEntry"][];
            pagination: components["schemas"]["Pagination"];
        };
        TicketOptions: {
            covered_seat: boolean;
            numbered_seat: boolean;
            open_during_half_time: boolean;
            open_hours_after_match: number | null;
            open_hours_before_match: number | null;
            open_minutes_after_match: number | null;
            open_minutes_before_match: number | null;
            package_rate: boolean;
            videowall: boolean;
        };
        TicketPage: {
            pagination: components["schemas"]["Pagination"];
            tickets: components["schemas"]["Ticket"][];
        };
        TicketRequest: {
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            answer_until: string;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            created: string;
            items: {
                currency: string;
                event_name: string;
                /** @description In the minor unit of the currency */
                net_rate: number;
                quantity: number;
                ticket_id: string;
                ticket_name: string;
            }[];
            reservation_id: string;
            status: string;
            void_reason: string | null;
        };
        TicketRequestPage: {
            pagination: components["schemas"]["Pagination"];
            requests: components["schemas"]["TicketRequest"][];
        };
        TicketVersion: {
            backorder_quantity: number;
            cancellation_policy: components["schemas"]["CancellationStep"][];
            category_id: string;
            /** @description In the minor unit of the currency */
            cost_price: number;
            countries_disabled: string[];
            countries_enabled: string[];
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            created: string;
            /** @description ISO 4217 code */
            currency_code: string;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            deleted: string | null;
            /**
             * @description Percent, at most four decimals
             * @example 2.5
             */
            discount_percentage: number | null;
            distributors_disabled: string[] | null;
            distributors_enabled: string[] | null;
            event_id: string;
            event_name: string;
            external_ticket_id: string | null;
            /** @description In the minor unit of the currency */
            face_value: number;
            flags: ("pairs_only" | "package_rate" | "no_single_left" | "no_away_fans")[];
            /** @description What must be known of guests, and when; the nearest of ticket, category and event decides per field */
            guest_data_requirements: components["schemas"]["GuestDataRequirement"][];
            is_relisted_ticket: boolean;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            latest_sale_date: string | null;
            locked_by_client_id: string | null;
            margins_applied: boolean | null;
            min_order: number;
            /** @description In the minor unit of the currency */
            net_rate: number;
            note: string | null;
            organiser_id: string | null;
            /** @description In the minor unit of the currency */
            organiser_price: number;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            release_date: string | null;
            /** @description Inside a period with a net_rate that price holds */
            sales_periods: components["schemas"]["SalesPeriod"][];
            /** @description In the minor unit of the currency */
            sales_price: number;
            /** @description In the minor unit of the currency */
            service_fee: number | null;
            /** @description In the minor unit of the currency */
            service_price: number | null;
            service_stock: number | null;
            sub_category: string;
            supplier_id: string;
            supplier_quantity: number;
            ticket_id: string;
            /** @enum {string|null} */
            ticket_source: "marketplace" | "external" | "service" | null;
            /** @enum {string} */
            ticket_status: "available" | "disabled" | "error" | "returned" | "on_request";
            /** @enum {string} */
            ticket_targetgroup: "adult" | "youth" | "child" | "senior" | "all";
            ticket_title: string;
            /** @enum {string} */
            ticket_type: "eticket" | "appticket" | "paper-ticket" | "collection-stadium" | "eticket_with_pickup" | "other";
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            ticket_validfrom: string;
            /** @enum {string} */
            ticket_validity: "singleday" | "twoday" | "other" | "weekend" | "fourday";
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            ticket_validuntil: string;
            ticket_yield: components["schemas"]["TicketYieldOrNone"];
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            updated: string;
            /** @enum {string} */
            vat_category: "high" | "low" | "middle" | "none" | "rc";
        };
        TicketYield: {
            /** @description ISO 4217 code */
            currency_code: string;
            diff_from_cheapest: number;
            disabled_supplier_ids: string[];
            enabled: boolean;
            enabled_supplier_ids: string[];
            minimum_different_suppliers: number;
            /** @description In the minor unit of the currency */
            yield_max_price: number;
            /** @description In the minor unit of the currency */
            yield_min_price: number;
            /** @enum {string} */
            yield_strategy: "auto";
        } | null;
        /** @description Empty without one */
        TicketYieldOrNone: {
            /** @description ISO 4217 code */
            currency_code?: string;
            diff_from_cheapest?: number;
            disabled_supplier_ids?: string[];
            enabled?: boolean;
            enabled_supplier_ids?: string[];
            minimum_different_suppliers?: number;
            /** @description In the minor unit of the currency */
            yield_max_price?: number;
            /** @description In the minor unit of the currency */
            yield_min_price?: number;
            /** @enum {string} */
            yield_strategy?: "auto";
        };
        Tournament: {
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            created: string;
            /**
             * Format: wire-date
             * @description yyyy-mm-dd
             */
            date_start: string | null;
            /**
             * Format: wire-date
             * @description yyyy-mm-dd
             */
            date_stop: string | null;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            deleted: string | null;
            number_events: number;
            official_name: string;
            region: string | null;
            season: string;
            slug: string;
            /** @enum {string} */
            sport_type: "soccer" | "motorsport" | "tennis" | "rugby" | "darts" | "horseracing" | "boxing" | "other" | "motogp" | "formula1" | "cricket" | "basketball" | "combatsport" | "icehockey" | "nba" | "nfl" | "mlb" | "watersport" | "dtm" | "indycar" | "superbike" | "padel" | "handball" | "golf" | "rowing" | "cycling" | "sailing";
            tournament_id: string;
            /** @enum {string} */
            tournament_type: "cup" | "league" | "oneoff";
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            updated: string;
        };
        /** @description Only the fields sent change */
        TournamentChange: {
            /**
             * Format: wire-date
             * @description yyyy-mm-dd
             */
            date_start?: string | null;
            /**
             * Format: wire-date
             * @description yyyy-mm-dd
             */
            date_stop?: string | null;
            official_name?: string;
            region?: string | null;
            season?: string;
            /**
             * @description Readable alternative to the identifier; made from the name when left out, and kept when the name changes
             * @example estadio-da-luz
             */
            slug?: string;
            /** @enum {string} */
            sport_type?: "soccer" | "motorsport" | "tennis" | "rugby" | "darts" | "horseracing" | "boxing" | "other" | "motogp" | "formula1" | "cricket" | "basketball" | "combatsport" | "icehockey" | "nba" | "nfl" | "mlb" | "watersport" | "dtm" | "indycar" | "superbike" | "padel" | "handball" | "golf" | "rowing" | "cycling" | "sailing";
            /** @enum {string} */
            tournament_type?: "cup" | "league" | "oneoff";
        };
        TournamentHistoryEntry: {
            changed: string[];
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
            tournament: components["schemas"]["Tournament"];
            tournament_id: string | null;
            updated_by: string;
        };
        TournamentHistoryEntryPage: {
            history: components["schemas"]["TournamentHistoryEntry"][];
            pagination: components["schemas"]["Pagination"];
        };
        TournamentPage: {
            pagination: components["schemas"]["Pagination"];
            tournaments: components["schemas"]["Tournament"][];
        };
        VatLine: {
            country: string;
            /** @description ISO 4217 code */
            currency: string;
            /** @description In the minor unit of the currency */
            gross: number;
            note: string | null;
            /** @description Percent, as decimal text */
            rate: string;
            /** @description In the minor unit of the currency */
            vat: number;
            vat_category: string;
        };
        Venue: {
            capacity: number | null;
            city: string;
            /** @description ISO 3166-1 alpha-3; alpha-2 is accepted */
            country: string;
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
            /**
             * @description Degrees as decimal text
             * @example 38.7527
             */
            latitude: string | null;
            /**
             * @description Degrees as decimal text
             * @example -9.1847
             */
            longitude: string | null;
            number: string | null;
            official_name: string;
            /** @description Year */
            opened: number | null;
            popular_stadium: boolean;
            postalcode: string | null;
            province: string | null;
            seating_setup: string | null;
            slug: string;
            streetname: string | null;
            /**
             * @description IANA name of the zone its clocks show
             * @example Europe/Lisbon
             */
            time_zone: string;
            /** @description Metres */
            track_length: number | null;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            updated: string;
            venue_id: string;
            /** @enum {string} */
            venue_type: "racetrack" | "stadium" | "other";
            wikipedia_slug: string | null;
            wikipedia_snippet: string | null;
        };
        /** @description Only the fields sent change. A new time_zone keeps what the clocks of its events show, and moves their instants */
        VenueChange: {
            capacity?: number | null;
            city?: string;
            /** @description ISO 3166-1 alpha-3; alpha-2 is accepted */
            country?: string;
            /**
             * @description Degrees as decimal text
             * @example 38.7527
             */
            latitude?: string | null;
            /**
             * @description Degrees as decimal text
             * @example -9.1847
             */
            longitude?: string | null;
            number?: string | null;
            official_name?: string;
            /** @description Year */
            opened?: number | null;
            popular_stadium?: boolean;
            postalcode?: string | null;
            province?: string | null;
            seating_setup?: string | null;
            /**
             * @description Readable alternative to the identifier; made from the name when left out, and kept when the name changes
             * @example estadio-da-luz
             */
            slug?: string;
            streetname?: string | null;
            /**
             * @description IANA name of the zone its clocks show
             * @example Europe/Lisbon
             */
            time_zone?: string;
            /** @description Metres */
            track_length?: number | null;
            /** @enum {string} */
            venue_type?: "racetrack" | "stadium" | "other";
            wikipedia_slug?: string | null;
            wikipedia_snippet?: string | null;
        };
        VenueHistoryEntry: {
            changed: string[];
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
            venue: components["schemas"]["Venue"];
            venue_id: string | null;
        };
        VenueHistoryEntryPage: {
            history: components["schemas"]["VenueHistoryEntry"][];
            pagination: components["schemas"]["Pagination"];
        };
        VenuePage: {
            pagination: components["schemas"]["Pagination"];
            venues: components["schemas"]["Venue"][];
        };
        View: {
            /**
             * @description Columns in their order; none for the usual ones
             * @example [
             *       "booking_code",
             *       "event_name"
             *     ]
             */
            columns: string[];
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            created: string;
            /**
             * @description Which list it is of
             * @example bookingorders
             */
            list: string;
            /** @example Waiting for files */
            name: string;
            /**
             * @description Filters and sorting, as in an address
             * @example logistic_status=pendingticketupload&sorting=event_startdate
             */
            query: string;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            updated: string;
            view_id: string;
        };
        /** @description Only the fields sent change */
        ViewChange: {
            /**
             * @description Columns in their order; none for the usual ones
             * @example [
             *       "booking_code",
             *       "event_name"
             *     ]
             */
            columns?: string[];
            /** @example Waiting for files */
            name?: string;
            /**
             * @description Filters and sorting, as in an address
             * @example logistic_status=pendingticketupload&sorting=event_startdate
             */
            query?: string;
        };
        ViewPage: {
            pagination: components["schemas"]["Pagination"];
            views: components["schemas"]["View"][];
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
            /** @description Done */
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
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "openapi": "3.1.0"
                     *     }
                     */
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
            /** @description Done */
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
    get_admin_service_tickets_ticket_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ticket id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_tck
                 */
                ticket_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ticket_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_tck",
                     *       "category_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_ctg",
                     *       "external_ticket_id": null,
                     *       "event_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_evt",
                     *       "supplier_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_spp",
                     *       "organiser_id": null,
                     *       "ticket_title": "text",
                     *       "type_ticket": "eticket",
                     *       "ticket_status": "available",
                     *       "ticket_validity": "singleday",
                     *       "ticket_targetgroup": "adult",
                     *       "sub_category": "text",
                     *       "ticket_validfrom": "2027-01-31T09:30:00",
                     *       "ticket_validuntil": "2027-01-31T09:30:00",
                     *       "release_date": null,
                     *       "latest_sale_date": null,
                     *       "last_checked": null,
                     *       "organiser_price": 1,
                     *       "organiser_price_eur": null,
                     *       "service_price": 1,
                     *       "service_price_eur": null,
                     *       "cost_price": 1,
                     *       "cost_price_eur": null,
                     *       "face_value": 1,
                     *       "face_value_eur": null,
                     *       "sales_price": 1,
                     *       "sales_price_eur": null,
                     *       "supplier_quantity": 1,
                     *       "backorder_quantity": 1,
                     *       "available_quantity": 1,
                     *       "service_stock": 1,
                     *       "currency_code": "EUR",
                     *       "discount_percentage": 2.5,
                     *       "event_name": "text",
                     *       "flags": [
                     *         "pairs_only"
                     *       ],
                     *       "pairs_only": true,
                     *       "package_rate": true,
                     *       "sales_periods": [
                     *         {
                     *           "date_start": "2027-01-31T09:30:00",
                     *           "date_stop": "2027-01-31T09:30:00",
                     *           "label": "Booking engine",
                     *           "net_rate": 1
                     *         }
                     *       ],
                     *       "service_fee": 1,
                     *       "service_feevat": 1,
                     *       "number_of_tickets_sold": 1,
                     *       "number_of_bookingorders": 1,
                     *       "countries_disabled": [],
                     *       "distributors_disabled": [],
                     *       "vat_category": "high",
                     *       "ticket_source": "marketplace",
                     *       "ticket_yield": {
                     *         "yield_strategy": "auto",
                     *         "yield_min_price": 1,
                     *         "yield_max_price": 1,
                     *         "currency_code": "EUR",
                     *         "diff_from_cheapest": 1,
                     *         "enabled": true,
                     *         "enabled_supplier_ids": [],
                     *         "disabled_supplier_ids": [],
                     *         "minimum_different_suppliers": 1
                     *       },
                     *       "note": null,
                     *       "organiser_vat": null,
                     *       "service_vat": null,
                     *       "net_rate": 1,
                     *       "created": "2027-01-31T09:30:00",
                     *       "updated": "2027-01-31T09:30:00",
                     *       "supplier_terms": null,
                     *       "category_information_available": true,
                     *       "last_modified": "2027-01-31T09:30:00",
                     *       "supplier_role": "text",
                     *       "countries_enabled": [],
                     *       "distributors_enabled": [],
                     *       "allowed_quantities": []
                     *     }
                     */
                    "application/json": components["schemas"]["SingleTicket"];
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
            /** @description `ticket_not_found` */
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
    get_bookingorders: {
        parameters: {
            query?: {
                /**
                 * @description The code people read out. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                booking_code?: string;
                /**
                 * @description Booking it is part of. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                booking_id?: string;
                /**
                 * @description Identifier of the booking order. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                bookingorder_id?: string;
                /**
                 * @description When it was made. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: string;
                /**
                 * @description Distributor. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                distributor_id?: string;
                /**
                 * @description Whether the distributor paid. One of the values. Values: `open`, `invoiced`, `paid`, `partlyrefunded`, `refunded`, `void`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example open
                 */
                distributorfinancial_status?: string;
                /**
                 * @description Event. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                event_id?: string;
                /**
                 * @description Day the event begins, local. Date `yyyy-mm-dd`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31
                 */
                event_startdate?: string;
                /**
                 * @description Day the event ends, local. Date `yyyy-mm-dd`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31
                 */
                event_stopdate?: string;
                /**
                 * @description Whether the supplier was paid. One of the values. Values: `notapplicable`, `topurchase`, `purchased`, `settled`, `credited`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example notapplicable
                 */
                financial_status?: string;
                /**
                 * @description Where the guest data is. One of the values. Values: `notapplicable`, `waitingfordistributor`, `waitingforendcustomer`, `waitingforprocessing`, `waitingtosendtosupplier`, `completed`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example notapplicable
                 */
                guestdata_status?: string;
                /**
                 * @description Whether it is a test. `true` or `false`.
                 * @example true
                 */
                is_test_booking?: string;
                /**
                 * @description Where the tickets are. One of the values. Values: `processing`, `pendingticketupload`, `completed`, `review`, `blocked`, `postponed`, `administrative`, `returned`, `cancelled`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example processing
                 */
                logistic_status?: string;
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
                 * @description Part of the code, an id, the e-mail address, a reference or the event name. Free text.
                 * @example arena
                 */
                query?: string;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `logistic_status`, `guestdata_status`, `distributorfinancial_status`, `financial_status`, `event_startdate`, `event_stopdate`, `created`, `updated`. Without it: `-created`. Ties break by id.
                 * @example -created
                 */
                sorting?: string;
                /**
                 * @description Supplier. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                supplier_id?: string;
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
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "bookingorders": [
                     *         {
                     *           "booking_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_bkn",
                     *           "bookingorder_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_bor",
                     *           "event_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_evt",
                     *           "distributor_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_dst",
                     *           "client_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_cln",
                     *           "created": "2027-01-31T09:30:00",
                     *           "updated": "2027-01-31T09:30:00",
                     *           "accepted_gt": true,
                     *           "marketing_optin": true,
                     *           "mass_booking_allowed": true,
                     *           "api_booking": true,
                     *           "offline_booking": true,
                     *           "is_test_booking": true,
                     *           "booking_code": "text",
                     *           "zip_sha": null,
                     *           "payment_method": "text",
                     *           "payment_reference": null,
                     *           "booking_reference": null,
                     *           "invoice_reference": null,
                     *           "parent_id": null,
                     *           "booking_email": "desk@agency.example",
                     *           "lead_name_for_pickup": null,
                     *           "marketplace_logistic_purchaseorder_id": null,
                     *           "event_name": "text",
                     *           "target_currency": "EUR",
                     *           "guestdata_status": "notapplicable",
                     *           "distributorfinancial_status": "open",
                     *           "logistic_status": "processing",
                     *           "notify_client_status": "notapplicable",
                     *           "max_pdfs_per_ticket": 1,
                     *           "invoices": [],
                     *           "bookingorder_source": "text",
                     *           "supplier_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_spp",
                     *           "fxratemoment_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_fxr",
                     *           "fees": [
                     *             {
                     *               "type": "mediation",
                     *               "amount": 1,
                     *               "currency": "EUR",
                     *               "vat": 1
                     *             }
                     *           ],
                     *           "vat": [
                     *             {
                     *               "country": "NLD",
                     *               "vat_category": "text",
                     *               "rate": "text",
                     *               "gross": 1,
                     *               "vat": 1,
                     *               "currency": "EUR",
                     *               "note": null
                     *             }
                     *           ],
                     *           "amount": 1,
                     *           "refunded": 1,
                     *           "items": [
                     *             {
                     *               "orderitem_id": "text",
                     *               "ticket_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_tck",
                     *               "ticket_name": "text",
                     *               "ticket_status": "pending",
                     *               "quantity": 1,
                     *               "guest": {
                     *                 "first_name": null,
                     *                 "last_name": null,
                     *                 "passport_number": null,
                     *                 "contact_email": null,
                     *                 "contact_phone": null,
                     *                 "lead_guest": true,
                     *                 "date_of_birth": null,
                     *                 "gender": null,
                     *                 "country_of_residence": null,
                     *                 "street_name": null,
                     *                 "additional_street_name": null,
                     *                 "city": "Amsterdam",
                     *                 "zip": null,
                     *                 "province": null,
                     *                 "supported_team": null,
                     *                 "guest_id": null,
                     *                 "conditions": {}
                     *               },
                     *               "category_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_ctg",
                     *               "category_name": "text",
                     *               "sub_category": "text",
                     *               "type_ticket": "text",
                     *               "ticket_targetgroup": "text",
                     *               "ticket_validity": "text",
                     *               "ticket_startdate": null,
                     *               "ticket_stopdate": null,
                     *               "distribution_channel": "text",
                     *               "section": null,
                     *               "row": null,
                     *               "seat": null,
                     *               "currency": "EUR",
                     *               "ticket_currency": "EUR",
                     *               "local_currency": "EUR",
                     *               "target_currency": "EUR",
                     *               "net_rate": 1,
                     *               "face_value": 1,
                     *               "face_value_eur": null,
                     *               "face_value_local": null,
                     *               "face_value_target": null,
                     *               "sales_price": 1,
                     *               "sales_price_eur": null,
                     *               "sales_price_local": null,
                     *               "sales_price_target": null,
                     *               "salesprice": 1,
                     *               "activated": true,
                     *               "download_link": null,
                     *               "external_activation_link": null,
                     *               "ticket_sha": null,
                     *               "number_of_pdfs": 1,
                     *               "download_items": [
                     *                 {
                     *                   "download_link": null,
                     *                   "external_activation_link": null,
                     *                   "ticket_sha": null,
                     *                   "downloaditem_id": "text",
                     *                   "activated": true,
                     *                   "label": "Booking engine"
                     *                 }
                     *               ]
                     *             }
                     *           ]
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
                    "application/json": components["schemas"]["BookingOrderPage"];
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
    get_bookingorders_bookingorder_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The bookingorder id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_bor
                 */
                bookingorder_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "booking_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_bkn",
                     *       "bookingorder_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_bor",
                     *       "event_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_evt",
                     *       "distributor_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_dst",
                     *       "client_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_cln",
                     *       "created": "2027-01-31T09:30:00",
                     *       "updated": "2027-01-31T09:30:00",
                     *       "accepted_gt": true,
                     *       "marketing_optin": true,
                     *       "mass_booking_allowed": true,
                     *       "api_booking": true,
                     *       "offline_booking": true,
                     *       "is_test_booking": true,
                     *       "booking_code": "text",
                     *       "zip_sha": null,
                     *       "payment_method": "text",
                     *       "payment_reference": null,
                     *       "booking_reference": null,
                     *       "invoice_reference": null,
                     *       "parent_id": null,
                     *       "booking_email": "desk@agency.example",
                     *       "lead_name_for_pickup": null,
                     *       "marketplace_logistic_purchaseorder_id": null,
                     *       "event_name": "text",
                     *       "target_currency": "EUR",
                     *       "guestdata_status": "notapplicable",
                     *       "distributorfinancial_status": "open",
                     *       "logistic_status": "processing",
                     *       "notify_client_status": "notapplicable",
                     *       "max_pdfs_per_ticket": 1,
                     *       "invoices": [],
                     *       "bookingorder_source": "text",
                     *       "supplier_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_spp",
                     *       "fxratemoment_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_fxr",
                     *       "fees": [
                     *         {
                     *           "type": "mediation",
                     *           "amount": 1,
                     *           "currency": "EUR",
                     *           "vat": 1
                     *         }
                     *       ],
                     *       "vat": [
                     *         {
                     *           "country": "NLD",
                     *           "vat_category": "text",
                     *           "rate": "text",
                     *           "gross": 1,
                     *           "vat": 1,
                     *           "currency": "EUR",
                     *           "note": null
                     *         }
                     *       ],
                     *       "amount": 1,
                     *       "refunded": 1,
                     *       "items": [
                     *         {
                     *           "orderitem_id": "text",
                     *           "ticket_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_tck",
                     *           "ticket_name": "text",
                     *           "ticket_status": "pending",
                     *           "quantity": 1,
                     *           "guest": {
                     *             "first_name": null,
                     *             "last_name": null,
                     *             "passport_number": null,
                     *             "contact_email": null,
                     *             "contact_phone": null,
                     *             "lead_guest": true,
                     *             "date_of_birth": null,
                     *             "gender": null,
                     *             "country_of_residence": null,
                     *             "street_name": null,
                     *             "additional_street_name": null,
                     *             "city": "Amsterdam",
                     *             "zip": null,
                     *             "province": null,
                     *             "supported_team": null,
                     *             "guest_id": null,
                     *             "conditions": {}
                     *           },
                     *           "category_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_ctg",
                     *           "category_name": "text",
                     *           "sub_category": "text",
                     *           "type_ticket": "text",
                     *           "ticket_targetgroup": "text",
                     *           "ticket_validity": "text",
                     *           "ticket_startdate": null,
                     *           "ticket_stopdate": null,
                     *           "distribution_channel": "text",
                     *           "section": null,
                     *           "row": null,
                     *           "seat": null,
                     *           "currency": "EUR",
                     *           "ticket_currency": "EUR",
                     *           "local_currency": "EUR",
                     *           "target_currency": "EUR",
                     *           "net_rate": 1,
                     *           "face_value": 1,
                     *           "face_value_eur": null,
                     *           "face_value_local": null,
                     *           "face_value_target": null,
                     *           "sales_price": 1,
                     *           "sales_price_eur": null,
                     *           "sales_price_local": null,
                     *           "sales_price_target": null,
                     *           "salesprice": 1,
                     *           "activated": true,
                     *           "download_link": null,
                     *           "external_activation_link": null,
                     *           "ticket_sha": null,
                     *           "number_of_pdfs": 1,
                     *           "download_items": [
                     *             {
                     *               "download_link": null,
                     *               "external_activation_link": null,
                     *               "ticket_sha": null,
                     *               "downloaditem_id": "text",
                     *               "activated": true,
                     *               "label": "Booking engine"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BookingOrder"];
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
            /** @description `bookingorder_not_found` */
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
    put_bookingorders_bookingorder_id: {
        parameters: {
            query?: {
                /**
                 * @description Recalculate the booking fee
                 * @example false
                 */
                booking_fees?: boolean;
                /**
                 * @description Recalculate the mediation fee
                 * @example false
                 */
                mediation_fees?: boolean;
                /**
                 * @description Recalculate the payment fee
                 * @example false
                 */
                payment_fees?: boolean;
                /**
                 * @description Recalculate the platform service fee
                 * @example false
                 */
                platform_service_fee?: boolean;
                /**
                 * @description On cancelling a relisting buyer’s order: whether the relisting purchase order is withdrawn
                 * @example false
                 */
                should_delete_purchaseorder?: boolean;
                /**
                 * @description Orders the items of the answer: orderitem_id, ticket_name, section, row, seat, ticket_status
                 * @example section,row,seat
                 */
                sorting?: string;
            };
            header?: {
                /**
                 * @description Any text of your own, new for each change: repeating the request with it has no second effect
                 * @example order-4711-attempt
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The bookingorder id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_bor
                 */
                bookingorder_id: string;
            };
            cookie?: never;
        };
        /** @description Only what is sent changes; items are merged by orderitem_id, guests never */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "booking_email": "desk@agency.example",
                 *       "suppress_email": true
                 *     }
                 */
                "application/json": components["schemas"]["BookingOrderChange"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "booking_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_bkn",
                     *       "bookingorder_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_bor",
                     *       "event_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_evt",
                     *       "distributor_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_dst",
                     *       "client_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_cln",
                     *       "created": "2027-01-31T09:30:00",
                     *       "updated": "2027-01-31T09:30:00",
                     *       "accepted_gt": true,
                     *       "marketing_optin": true,
                     *       "mass_booking_allowed": true,
                     *       "api_booking": true,
                     *       "offline_booking": true,
                     *       "is_test_booking": true,
                     *       "booking_code": "text",
                     *       "zip_sha": null,
                     *       "payment_method": "text",
                     *       "payment_reference": null,
                     *       "booking_reference": null,
                     *       "invoice_reference": null,
                     *       "parent_id": null,
                     *       "booking_email": "desk@agency.example",
                     *       "lead_name_for_pickup": null,
                     *       "marketplace_logistic_purchaseorder_id": null,
                     *       "event_name": "text",
                     *       "target_currency": "EUR",
                     *       "guestdata_status": "notapplicable",
                     *       "distributorfinancial_status": "open",
                     *       "logistic_status": "processing",
                     *       "notify_client_status": "notapplicable",
                     *       "max_pdfs_per_ticket": 1,
                     *       "invoices": [],
                     *       "bookingorder_source": "text",
                     *       "supplier_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_spp",
                     *       "fxratemoment_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_fxr",
                     *       "fees": [
                     *         {
                     *           "type": "mediation",
                     *           "amount": 1,
                     *           "currency": "EUR",
                     *           "vat": 1
                     *         }
                     *       ],
                     *       "vat": [
                     *         {
                     *           "country": "NLD",
                     *           "vat_category": "text",
                     *           "rate": "text",
                     *           "gross": 1,
                     *           "vat": 1,
                     *           "currency": "EUR",
                     *           "note": null
                     *         }
                     *       ],
                     *       "amount": 1,
                     *       "refunded": 1,
                     *       "items": [
                     *         {
                     *           "orderitem_id": "text",
                     *           "ticket_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_tck",
                     *           "ticket_name": "text",
                     *           "ticket_status": "pending",
                     *           "quantity": 1,
                     *           "guest": {
                     *             "first_name": null,
                     *             "last_name": null,
                     *             "passport_number": null,
                     *             "contact_email": null,
                     *             "contact_phone": null,
                     *             "lead_guest": true,
                     *             "date_of_birth": null,
                     *             "gender": null,
                     *             "country_of_residence": null,
                     *             "street_name": null,
                     *             "additional_street_name": null,
                     *             "city": "Amsterdam",
                     *             "zip": null,
                     *             "province": null,
                     *             "supported_team": null,
                     *             "guest_id": null,
                     *             "conditions": {}
                     *           },
                     *           "category_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_ctg",
                     *           "category_name": "text",
                     *           "sub_category": "text",
                     *           "type_ticket": "text",
                     *           "ticket_targetgroup": "text",
                     *           "ticket_validity": "text",
                     *           "ticket_startdate": null,
                     *           "ticket_stopdate": null,
                     *           "distribution_channel": "text",
                     *           "section": null,
                     *           "row": null,
                     *           "seat": null,
                     *           "currency": "EUR",
                     *           "ticket_currency": "EUR",
                     *           "local_currency": "EUR",
                     *           "target_currency": "EUR",
                     *           "net_rate": 1,
                     *           "face_value": 1,
                     *           "face_value_eur": null,
                     *           "face_value_local": null,
                     *           "face_value_target": null,
                     *           "sales_price": 1,
                     *           "sales_price_eur": null,
                     *           "sales_price_local": null,
                     *           "sales_price_target": null,
                     *           "salesprice": 1,
                     *           "activated": true,
                     *           "download_link": null,
                     *           "external_activation_link": null,
                     *           "ticket_sha": null,
                     *           "number_of_pdfs": 1,
                     *           "download_items": [
                     *             {
                     *               "download_link": null,
                     *               "external_activation_link": null,
                     *               "ticket_sha": null,
                     *               "downloaditem_id": "text",
                     *               "activated": true,
                     *               "label": "Booking engine"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BookingOrder"];
                };
            };
            /** @description `invalid_sorting`, `invalid_json`, `validation_failed`, `invalid_header`, `unknown_parameter`, `invalid_parameter` */
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
            /** @description `bookingorder_not_found`, `orderitem_not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `illegal_transition`, `immutable_field`, `not_ready`, `idempotency_in_flight` */
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
    get_bookingorders_bookingorder_id_guestdata: {
        parameters: {
            query?: {
                /**
                 * @description Country, ISO 3166-1, for which requirements that hang on the country are resolved
                 * @example PRT
                 */
                country_hint?: string;
                /**
                 * @description Whether to say what each guest still lacks
                 * @example true
                 */
                include_conditions?: boolean;
                /**
                 * @description Orders the guests of each item. Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `first_name`, `last_name`, `contact_email`, `contact_phone`, `gender`, `country_of_residence`, `street_name`, `additional_street_name`, `city`, `zip`, `province`, `supported_team`, `lead_guest`, `guest_id`. Places without a value come last
                 * @example last_name,first_name
                 */
                sorting?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The bookingorder id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_bor
                 */
                bookingorder_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "bookingorder_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_bor",
                     *       "items": [
                     *         {
                     *           "ticket_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_tck",
                     *           "quantity": 1,
                     *           "guests": [
                     *             {
                     *               "first_name": null,
                     *               "last_name": null,
                     *               "passport_number": null,
                     *               "contact_email": null,
                     *               "contact_phone": null,
                     *               "lead_guest": true,
                     *               "date_of_birth": null,
                     *               "gender": "male",
                     *               "country_of_residence": null,
                     *               "street_name": null,
                     *               "additional_street_name": null,
                     *               "city": "Amsterdam",
                     *               "zip": null,
                     *               "province": null,
                     *               "supported_team": null,
                     *               "guest_id": null,
                     *               "conditions": {}
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OrderGuestData"];
                };
            };
            /** @description `invalid_sorting`, `unknown_parameter`, `invalid_parameter` */
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
            /** @description `bookingorder_not_found` */
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
    put_bookingorders_bookingorder_id_guestdata: {
        parameters: {
            query?: {
                /**
                 * @description Country, ISO 3166-1, for which requirements that hang on the country are resolved
                 * @example PRT
                 */
                country_hint?: string;
                /**
                 * @description Whether to say what each guest still lacks
                 * @example true
                 */
                include_conditions?: boolean;
                /**
                 * @description Orders the guests of each item. Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `first_name`, `last_name`, `contact_email`, `contact_phone`, `gender`, `country_of_residence`, `street_name`, `additional_street_name`, `city`, `zip`, `province`, `supported_team`, `lead_guest`, `guest_id`. Places without a value come last
                 * @example last_name,first_name
                 */
                sorting?: string;
            };
            header?: {
                /**
                 * @description Any text of your own, new for each change: repeating the request with it has no second effect
                 * @example order-4711-attempt
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The bookingorder id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_bor
                 */
                bookingorder_id: string;
            };
            cookie?: never;
        };
        /** @description Each guest sent is replaced as a whole, by guest_id or else by place; guests that are not sent, and blank ones without a guest_id, stay as they are */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "items": [
                 *         {
                 *           "ticket_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_tck",
                 *           "guests": [
                 *             {
                 *               "first_name": "Joana",
                 *               "last_name": "Almeida",
                 *               "contact_email": "joana@guest.example",
                 *               "contact_phone": "+351211234567",
                 *               "date_of_birth": "1990-05-31",
                 *               "gender": "female",
                 *               "country_of_residence": "PRT"
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["GuestDataChange"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "bookingorder_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_bor",
                     *       "items": [
                     *         {
                     *           "ticket_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_tck",
                     *           "quantity": 1,
                     *           "guests": [
                     *             {
                     *               "first_name": null,
                     *               "last_name": null,
                     *               "passport_number": null,
                     *               "contact_email": null,
                     *               "contact_phone": null,
                     *               "lead_guest": true,
                     *               "date_of_birth": null,
                     *               "gender": "male",
                     *               "country_of_residence": null,
                     *               "street_name": null,
                     *               "additional_street_name": null,
                     *               "city": "Amsterdam",
                     *               "zip": null,
                     *               "province": null,
                     *               "supported_team": null,
                     *               "guest_id": null,
                     *               "conditions": {}
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OrderGuestData"];
                };
            };
            /** @description `invalid_sorting`, `invalid_json`, `validation_failed`, `invalid_header`, `unknown_parameter`, `invalid_parameter` */
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
            /** @description `guest_not_found`, `bookingorder_not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `immutable_field`, `order_closed`, `idempotency_in_flight` */
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
    get_bookingorders_bookingorder_id_guestdata_guest_id: {
        parameters: {
            query?: {
                /**
                 * @description Country, ISO 3166-1, for which requirements that hang on the country are resolved
                 * @example PRT
                 */
                country_hint?: string;
                /**
                 * @description Whether to say what each guest still lacks
                 * @example true
                 */
                include_conditions?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description The bookingorder id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_bor
                 */
                bookingorder_id: string;
                /**
                 * @description The guest id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_gst
                 */
                guest_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "first_name": null,
                     *       "last_name": null,
                     *       "passport_number": null,
                     *       "contact_email": null,
                     *       "contact_phone": null,
                     *       "lead_guest": true,
                     *       "date_of_birth": null,
                     *       "gender": "male",
                     *       "country_of_residence": null,
                     *       "street_name": null,
                     *       "additional_street_name": null,
                     *       "city": "Amsterdam",
                     *       "zip": null,
                     *       "province": null,
                     *       "supported_team": null,
                     *       "guest_id": null,
                     *       "conditions": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Guest"];
                };
            };
            /** @description `unknown_parameter`, `invalid_parameter` */
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
            /** @description `guest_not_found`, `bookingorder_not_found` */
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
    put_bookingorders_bookingorder_id_guestdata_guest_id: {
        parameters: {
            query?: {
                /**
                 * @description Country, ISO 3166-1, for which requirements that hang on the country are resolved
                 * @example PRT
                 */
                country_hint?: string;
                /**
                 * @description Whether to say what each guest still lacks
                 * @example true
                 */
                include_conditions?: boolean;
            };
            header?: {
                /**
                 * @description Any text of your own, new for each change: repeating the request with it has no second effect
                 * @example order-4711-attempt
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The bookingorder id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_bor
                 */
                bookingorder_id: string;
                /**
                 * @description The guest id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_gst
                 */
                guest_id: string;
            };
            cookie?: never;
        };
        /** @description The whole guest: a field left out becomes null. lead_guest true makes this the lead guest in place of the other */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "first_name": "Joana",
                 *       "last_name": "Almeida",
                 *       "contact_email": "joana@guest.example",
                 *       "contact_phone": "+351211234567",
                 *       "date_of_birth": "1990-05-31",
                 *       "gender": "female",
                 *       "country_of_residence": "PRT"
                 *     }
                 */
                "application/json": components["schemas"]["GuestChange"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "first_name": null,
                     *       "last_name": null,
                     *       "passport_number": null,
                     *       "contact_email": null,
                     *       "contact_phone": null,
                     *       "lead_guest": true,
                     *       "date_of_birth": null,
                     *       "gender": "male",
                     *       "country_of_residence": null,
                     *       "street_name": null,
                     *       "additional_street_name": null,
                     *       "city": "Amsterdam",
                     *       "zip": null,
                     *       "province": null,
                     *       "supported_team": null,
                     *       "guest_id": null,
                     *       "conditions": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Guest"];
                };
            };
            /** @description `invalid_json`, `validation_failed`, `invalid_header`, `unknown_parameter`, `invalid_parameter` */
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
            /** @description `guest_not_found`, `bookingorder_not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `immutable_field`, `order_closed`, `idempotency_in_flight` */
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
    get_bookingorders_bookingorder_id_history: {
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
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `version`, `created`. Without it: `-version`. Ties break by id.
                 * @example -version
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
                 * @description The bookingorder id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_bor
                 */
                bookingorder_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "history": [
                     *         {
                     *           "booking_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_bkn",
                     *           "bookingorder_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_bor",
                     *           "created": "2027-01-31T09:30:00",
                     *           "inactive_since": null,
                     *           "created_by": "text",
                     *           "updated_by": "text",
                     *           "impersonator_client_id": null,
                     *           "changed": [],
                     *           "bookingorder": {
                     *             "booking_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_bkn",
                     *             "bookingorder_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_bor",
                     *             "event_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_evt",
                     *             "distributor_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_dst",
                     *             "client_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_cln",
                     *             "created": "2027-01-31T09:30:00",
                     *             "updated": "2027-01-31T09:30:00",
                     *             "accepted_gt": true,
                     *             "marketing_optin": true,
                     *             "mass_booking_allowed": true,
                     *             "api_booking": true,
                     *             "offline_booking": true,
                     *             "is_test_booking": true,
                     *             "booking_code": "text",
                     *             "zip_sha": null,
                     *             "payment_method": "text",
                     *             "payment_reference": null,
                     *             "booking_reference": null,
                     *             "invoice_reference": null,
                     *             "parent_id": null,
                     *             "booking_email": "desk@agency.example",
                     *             "lead_name_for_pickup": null,
                     *             "marketplace_logistic_purchaseorder_id": null,
                     *             "event_name": "text",
                     *             "target_currency": "EUR",
                     *             "guestdata_status": "notapplicable",
                     *             "distributorfinancial_status": "open",
                     *             "logistic_status": "processing",
                     *             "notify_client_status": "notapplicable",
                     *             "max_pdfs_per_ticket": 1,
                     *             "invoices": [],
                     *             "bookingorder_source": "text",
                     *             "supplier_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_spp",
                     *             "fxratemoment_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_fxr",
                     *             "fees": [
                     *               {
                     *                 "type": "mediation",
                     *                 "amount": 1,
                     *                 "currency": "EUR",
                     *                 "vat": 1
                     *               }
                     *             ],
                     *             "vat": [
                     *               {
                     *                 "country": "NLD",
                     *                 "vat_category": "text",
                     *                 "rate": "text",
                     *                 "gross": 1,
                     *                 "vat": 1,
                     *                 "currency": "EUR",
                     *                 "note": null
                     *               }
                     *             ],
                     *             "amount": 1,
                     *             "refunded": 1,
                     *             "booking_group": [],
                     *             "deleted": null,
                     *             "distributor": {
                     *               "distributor_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_dst",
                     *               "distributor_name": "Canal City Travel"
                     *             },
                     *             "external_payment_reference": null,
                     *             "financial_status": "notapplicable",
                     *             "general_terms_url": null,
                     *             "onbehalfclient_id": null,
                     *             "supplier": {
                     *               "supplier_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_spp",
                     *               "supplier_name": "text"
                     *             },
                     *             "items": [
                     *               {
                     *                 "orderitem_id": "text",
                     *                 "ticket_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_tck",
                     *                 "ticket_name": "text",
                     *                 "ticket_status": "pending",
                     *                 "quantity": 1,
                     *                 "guest": {
                     *                   "first_name": null,
                     *                   "last_name": null,
                     *                   "passport_number": null,
                     *                   "contact_email": null,
                     *                   "contact_phone": null,
                     *                   "lead_guest": true,
                     *                   "date_of_birth": null,
                     *                   "gender": null,
                     *                   "country_of_residence": null,
                     *                   "street_name": null,
                     *                   "additional_street_name": null,
                     *                   "city": "Amsterdam",
                     *                   "zip": null,
                     *                   "province": null,
                     *                   "supported_team": null,
                     *                   "guest_id": null,
                     *                   "conditions": {}
                     *                 },
                     *                 "category_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_ctg",
                     *                 "category_name": "text",
                     *                 "sub_category": "text",
                     *                 "type_ticket": "text",
                     *                 "ticket_targetgroup": "text",
                     *                 "ticket_validity": "text",
                     *                 "ticket_startdate": null,
                     *                 "ticket_stopdate": null,
                     *                 "distribution_channel": "text",
                     *                 "section": null,
                     *                 "row": null,
                     *                 "seat": null,
                     *                 "currency": "EUR",
                     *                 "ticket_currency": "EUR",
                     *                 "local_currency": "EUR",
                     *                 "target_currency": "EUR",
                     *                 "net_rate": 1,
                     *                 "face_value": 1,
                     *                 "face_value_eur": null,
                     *                 "face_value_local": null,
                     *                 "face_value_target": null,
                     *                 "sales_price": 1,
                     *                 "sales_price_eur": null,
                     *                 "sales_price_local": null,
                     *                 "sales_price_target": null,
                     *                 "salesprice": 1,
                     *                 "activated": true,
                     *                 "download_link": null,
                     *                 "external_activation_link": null,
                     *                 "ticket_sha": null,
                     *                 "number_of_pdfs": 1,
                     *                 "download_items": [
                     *                   {
                     *                     "download_link": null,
                     *                     "external_activation_link": null,
                     *                     "ticket_sha": null,
                     *                     "downloaditem_id": "text",
                     *                     "activated": true,
                     *                     "label": "Booking engine"
                     *                   }
                     *                 ],
                     *                 "costprice": null,
                     *                 "cost_price": null,
                     *                 "cost_price_eur": null,
                     *                 "cost_price_local": null,
                     *                 "cost_price_target": null,
                     *                 "updated": "2027-01-31T09:30:00",
                     *                 "uploaded_at": null,
                     *                 "sales_price_eur_refund": 1
                     *               }
                     *             ]
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
                    "application/json": components["schemas"]["BookingOrderHistoryEntryPage"];
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
            /** @description `bookingorder_not_found` */
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
    get_bookingorders_bookingorder_id_invoice_invoice_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The bookingorder id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_bor
                 */
                bookingorder_id: string;
                /**
                 * @description The invoice id
                 * @example text
                 */
                invoice_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice or credit note */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example text */
                    "application/pdf": string;
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
            /** @description `invoice_not_found` */
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
    post_bookingorders_bookingorder_id_sandbox: {
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
                 * @description The bookingorder id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_bor
                 */
                bookingorder_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "complete"
                 *     }
                 */
                "application/json": components["schemas"]["Sandbox"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "booking_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_bkn",
                     *       "bookingorder_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_bor",
                     *       "event_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_evt",
                     *       "distributor_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_dst",
                     *       "client_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_cln",
                     *       "created": "2027-01-31T09:30:00",
                     *       "updated": "2027-01-31T09:30:00",
                     *       "accepted_gt": true,
                     *       "marketing_optin": true,
                     *       "mass_booking_allowed": true,
                     *       "api_booking": true,
                     *       "offline_booking": true,
                     *       "is_test_booking": true,
                     *       "booking_code": "text",
                     *       "zip_sha": null,
                     *       "payment_method": "text",
                     *       "payment_reference": null,
                     *       "booking_reference": null,
                     *       "invoice_reference": null,
                     *       "parent_id": null,
                     *       "booking_email": "desk@agency.example",
                     *       "lead_name_for_pickup": null,
                     *       "marketplace_logistic_purchaseorder_id": null,
                     *       "event_name": "text",
                     *       "target_currency": "EUR",
                     *       "guestdata_status": "notapplicable",
                     *       "distributorfinancial_status": "open",
                     *       "logistic_status": "processing",
                     *       "notify_client_status": "notapplicable",
                     *       "max_pdfs_per_ticket": 1,
                     *       "invoices": [],
                     *       "bookingorder_source": "text",
                     *       "supplier_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_spp",
                     *       "fxratemoment_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_fxr",
                     *       "fees": [
                     *         {
                     *           "type": "mediation",
                     *           "amount": 1,
                     *           "currency": "EUR",
                     *           "vat": 1
                     *         }
                     *       ],
                     *       "vat": [
                     *         {
                     *           "country": "NLD",
                     *           "vat_category": "text",
                     *           "rate": "text",
                     *           "gross": 1,
                     *           "vat": 1,
                     *           "currency": "EUR",
                     *           "note": null
                     *         }
                     *       ],
                     *       "amount": 1,
                     *       "refunded": 1,
                     *       "items": [
                     *         {
                     *           "orderitem_id": "text",
                     *           "ticket_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_tck",
                     *           "ticket_name": "text",
                     *           "ticket_status": "pending",
                     *           "quantity": 1,
                     *           "guest": {
                     *             "first_name": null,
                     *             "last_name": null,
                     *             "passport_number": null,
                     *             "contact_email": null,
                     *             "contact_phone": null,
                     *             "lead_guest": true,
                     *             "date_of_birth": null,
                     *             "gender": null,
                     *             "country_of_residence": null,
                     *             "street_name": null,
                     *             "additional_street_name": null,
                     *             "city": "Amsterdam",
                     *             "zip": null,
                     *             "province": null,
                     *             "supported_team": null,
                     *             "guest_id": null,
                     *             "conditions": {}
                     *           },
                     *           "category_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_ctg",
                     *           "category_name": "text",
                     *           "sub_category": "text",
                     *           "type_ticket": "text",
                     *           "ticket_targetgroup": "text",
                     *           "ticket_validity": "text",
                     *           "ticket_startdate": null,
                     *           "ticket_stopdate": null,
                     *           "distribution_channel": "text",
                     *           "section": null,
                     *           "row": null,
                     *           "seat": null,
                     *           "currency": "EUR",
                     *           "ticket_currency": "EUR",
                     *           "local_currency": "EUR",
                     *           "target_currency": "EUR",
                     *           "net_rate": 1,
                     *           "face_value": 1,
                     *           "face_value_eur": null,
                     *           "face_value_local": null,
                     *           "face_value_target": null,
                     *           "sales_price": 1,
                     *           "sales_price_eur": null,
                     *           "sales_price_local": null,
                     *           "sales_price_target": null,
                     *           "salesprice": 1,
                     *           "activated": true,
                     *           "download_link": null,
                     *           "external_activation_link": null,
                     *           "ticket_sha": null,
                     *           "number_of_pdfs": 1,
                     *           "download_items": [
                     *             {
                     *               "download_link": null,
                     *               "external_activation_link": null,
                     *               "ticket_sha": null,
                     *               "downloaditem_id": "text",
                     *               "activated": true,
                     *               "label": "Booking engine"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BookingOrder"];
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
            /** @description `bookingorder_not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `illegal_transition`, `not_a_test_booking`, `idempotency_in_flight` */
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
    get_bookings: {
        parameters: {
            query?: {
                /**
                 * @description The code people read out. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                booking_code?: string;
                /**
                 * @description Identifier of the booking. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                booking_id?: string;
                /**
                 * @description The distributor's own reference. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                booking_reference?: string;
                /**
                 * @description When it was made. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: string;
                /**
                 * @description Distributor. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                distributor_id?: string;
                /**
                 * @description Whether it is a test. `true` or `false`.
                 * @example true
                 */
                is_test_booking?: string;
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
                 * @description Part of the code, an id, a reference or the e-mail address. Free text.
                 * @example arena
                 */
                query?: string;
                /**
                 * @description Reservation it was made from. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                reservation_id?: string;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `created`. Without it: `-created`. Ties break by id.
                 * @example -created
                 */
                sorting?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "bookings": [
                     *         {
                     *           "booking_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_bkn",
                     *           "reservation_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_rsv",
                     *           "booking_code": "K7TQ3M",
                     *           "created": "2027-01-31T09:30:00",
                     *           "client_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_cln",
                     *           "onbehalfclient_id": null,
                     *           "distributor_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_dst",
                     *           "accepted_gt": true,
                     *           "booking_email": "desk@agency.example",
                     *           "invoice_reference": null,
                     *           "booking_reference": null,
                     *           "payment_method": "text",
                     *           "payment_reference": null,
                     *           "marketing_optin": true,
                     *           "lead_name_for_pickup": null,
                     *           "is_test_booking": true,
                     *           "api_booking": true,
                     *           "offline_booking": true,
                     *           "target_currency": "EUR",
                     *           "fxratemoment_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_fxr",
                     *           "bookingorders": [
                     *             {
                     *               "bookingorder_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_bor",
                     *               "event_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_evt",
                     *               "supplier_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_spp"
                     *             }
                     *           ],
                     *           "items": [
                     *             {
                     *               "ticket_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_tck",
                     *               "quantity": 1,
                     *               "salesprice": 1,
                     *               "net_rate": 1,
                     *               "currency": "EUR",
                     *               "ticket_name": "text",
                     *               "event_name": "text"
                     *             }
                     *           ]
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
                    "application/json": components["schemas"]["BookingPage"];
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
    post_bookings: {
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
                 *       "reservation_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_rsv",
                 *       "accepted_gt": true,
                 *       "booking_reference": "AG-4711"
                 *     }
                 */
                "application/json": components["schemas"]["NewBooking"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "booking_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_bkn",
                     *       "reservation_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_rsv",
                     *       "booking_code": "K7TQ3M",
                     *       "created": "2027-01-31T09:30:00",
                     *       "client_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_cln",
                     *       "onbehalfclient_id": null,
                     *       "distributor_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_dst",
                     *       "accepted_gt": true,
                     *       "booking_email": "desk@agency.example",
                     *       "invoice_reference": null,
                     *       "booking_reference": null,
                     *       "payment_method": "text",
                     *       "payment_reference": null,
                     *       "marketing_optin": true,
                     *       "lead_name_for_pickup": null,
                     *       "is_test_booking": true,
                     *       "api_booking": true,
                     *       "offline_booking": true,
                     *       "target_currency": "EUR",
                     *       "fxratemoment_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_fxr",
                     *       "bookingorders": [
                     *         {
                     *           "bookingorder_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_bor",
                     *           "event_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_evt",
                     *           "supplier_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_spp"
                     *         }
                     *       ],
                     *       "items": [
                     *         {
                     *           "ticket_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_tck",
                     *           "quantity": 1,
                     *           "salesprice": 1,
                     *           "net_rate": 1,
                     *           "currency": "EUR",
                     *           "ticket_name": "text",
                     *           "event_name": "text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Booking"];
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
            /** @description `reservation_not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `reservation_expired`, `guest_data_incomplete`, `not_ready`, `credit_limit`, `payment_method_not_allowed`, `no_fx_rate`, `idempotency_in_flight` */
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
    get_bookings_booking_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The booking id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_bkn
                 */
                booking_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "booking_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_bkn",
                     *       "reservation_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_rsv",
                     *       "booking_code": "K7TQ3M",
                     *       "created": "2027-01-31T09:30:00",
                     *       "client_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_cln",
                     *       "onbehalfclient_id": null,
                     *       "distributor_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_dst",
                     *       "accepted_gt": true,
                     *       "booking_email": "desk@agency.example",
                     *       "invoice_reference": null,
                     *       "booking_reference": null,
                     *       "payment_method": "text",
                     *       "payment_reference": null,
                     *       "marketing_optin": true,
                     *       "lead_name_for_pickup": null,
                     *       "is_test_booking": true,
                     *       "api_booking": true,
                     *       "offline_booking": true,
                     *       "target_currency": "EUR",
                     *       "fxratemoment_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_fxr",
                     *       "bookingorders": [
                     *         {
                     *           "bookingorder_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_bor",
                     *           "event_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_evt",
                     *           "supplier_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_spp"
                     *         }
                     *       ],
                     *       "items": [
                     *         {
                     *           "ticket_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_tck",
                     *           "quantity": 1,
                     *           "salesprice": 1,
                     *           "net_rate": 1,
                     *           "currency": "EUR",
                     *           "ticket_name": "text",
                     *           "event_name": "text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Booking"];
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
            /** @description `booking_not_found` */
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
    get_bookings_reservation_reservation_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The reservation id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_rsv
                 */
                reservation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "booking_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_bkn",
                     *       "reservation_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_rsv",
                     *       "booking_code": "K7TQ3M",
                     *       "created": "2027-01-31T09:30:00",
                     *       "client_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_cln",
                     *       "onbehalfclient_id": null,
                     *       "distributor_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_dst",
                     *       "accepted_gt": true,
                     *       "booking_email": "desk@agency.example",
                     *       "invoice_reference": null,
                     *       "booking_reference": null,
                     *       "payment_method": "text",
                     *       "payment_reference": null,
                     *       "marketing_optin": true,
                     *       "lead_name_for_pickup": null,
                     *       "is_test_booking": true,
                     *       "api_booking": true,
                     *       "offline_booking": true,
                     *       "target_currency": "EUR",
                     *       "fxratemoment_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_fxr",
                     *       "bookingorders": [
                     *         {
                     *           "bookingorder_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_bor",
                     *           "event_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_evt",
                     *           "supplier_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_spp"
                     *         }
                     *       ],
                     *       "items": [
                     *         {
                     *           "ticket_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_tck",
                     *           "quantity": 1,
                     *           "salesprice": 1,
                     *           "net_rate": 1,
                     *           "currency": "EUR",
                     *           "ticket_name": "text",
                     *           "event_name": "text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Booking"];
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
            /** @description `booking_not_found` */
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
    get_categories: {
        parameters: {
            query?: {
                /**
                 * @description Since when it is no longer used. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                archived_since?: string;
                /**
                 * @description Identifier of the category. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                category_id?: string;
                /**
                 * @description Whole name. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                category_name?: string;
                /**
                 * @description Kind of category. One of the values. Values: `grandstand`, `generaladmission`, `busparking`, `carparking`, `camping`, `transfer`, `hospitality`, `offsite_hospitality`, `extras`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example grandstand
                 */
                category_type?: string;
                /**
                 * @description When it was made. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: string;
                /**
                 * @description Channel it is sold through. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                distribution_channel?: string;
                /**
                 * @description Categories there are tickets of for this event, left or not. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                event_id?: string;
                /**
                 * @description How it is highlighted. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                highlight_type?: string;
                /**
                 * @description Whether the plan of the venue shows it. `true` or `false`.
                 * @example true
                 */
                on_svg?: string;
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
                 * @description How many of a party sit together. Whole number. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2
                 */
                party_size_together?: string;
                /**
                 * @description Part of the name of the category or its venue, accents folded. Free text.
                 * @example arena
                 */
                query?: string;
                /**
                 * @description Whether deleted ones are listed too; `deleted` tells since when they are. `true` or `false`, default `false`.
                 * @example false
                 */
                show_deleted?: string;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `category_id`, `category_name`, `sport_type`, `category_type`, `archived_since`, `created`, `updated`. Without it: `category_name`. Ties break by id.
                 * @example category_name
                 */
                sorting?: string;
                /**
                 * @description Sport. One of the values. Values: `soccer`, `motorsport`, `tennis`, `rugby`, `darts`, `horseracing`, `boxing`, `other`, `motogp`, `formula1`, `cricket`, `basketball`, `combatsport`, `icehockey`, `nba`, `nfl`, `mlb`, `watersport`, `dtm`, `indycar`, `superbike`, `padel`, `handball`, `golf`, `rowing`, `cycling`, `sailing`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example soccer
                 */
                sport_type?: string;
                /**
                 * @description When it last changed. To keep a copy in step ask for `ge:` the newest one you have, less a minute for changes under way, with `show_deleted=true`. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                updated?: string;
                /**
                 * @description Categories of this venue. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                venue_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "categories": [
                     *         {
                     *           "category_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_ctg",
                     *           "venue_name": "text",
                     *           "category_name": "text",
                     *           "venue_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_ven",
                     *           "sport_type": "soccer",
                     *           "category_type": "grandstand",
                     *           "on_svg": true,
                     *           "ticket_delivery_days": null,
                     *           "party_size_together": null,
                     *           "distribution_channel": "text",
                     *           "highlight_type": null,
                     *           "sports_enabled": [
                     *             "soccer"
                     *           ],
                     *           "sports_disabled": [
                     *             "soccer"
                     *           ],
                     *           "archived_since": null,
                     *           "guest_data_requirements": [
                     *             {
                     *               "field": "first_name",
                     *               "scope": "lead_guest",
                     *               "stage": "pre_checkout",
                     *               "countries": {
                     *                 "in": [
                     *                   "NLD"
                     *                 ]
                     *               }
                     *             }
                     *           ],
                     *           "description": {
                     *             "nl_NL": null,
                     *             "en_GB": null,
                     *             "de_DE": null,
                     *             "fr_FR": null,
                     *             "es_ES": null,
                     *             "it_IT": null,
                     *             "da_DK": null,
                     *             "pt_PT": null,
                     *             "cn_CN": null,
                     *             "ko_KO": null,
                     *             "ja_JA": null,
                     *             "ar_AE": null,
                     *             "zh_Hans_CN": null,
                     *             "sv_SE": null
                     *           },
                     *           "options": {
                     *             "videowall": true,
                     *             "covered_seat": true,
                     *             "numbered_seat": true,
                     *             "package_rate": true,
                     *             "open_during_half_time": true,
                     *             "open_hours_before_match": null,
                     *             "open_hours_after_match": null,
                     *             "open_minutes_before_match": null,
                     *             "open_minutes_after_match": null
                     *           },
                     *           "files": [
                     *             {
                     *               "category_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_ctg",
                     *               "information_filename": "text"
                     *             }
                     *           ],
                     *           "created": "2027-01-31T09:30:00",
                     *           "updated": "2027-01-31T09:30:00",
                     *           "deleted": null
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
                    "application/json": components["schemas"]["CategoryPage"];
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
    post_categories: {
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
                 *       "category_name": "Grandstand East",
                 *       "venue_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_ven",
                 *       "sport_type": "soccer",
                 *       "category_type": "grandstand",
                 *       "description": {
                 *         "en_GB": "Covered seats along the pitch",
                 *         "nl_NL": "Overdekte zitplaatsen langs het veld"
                 *       },
                 *       "options": {
                 *         "covered_seat": true,
                 *         "numbered_seat": true,
                 *         "open_minutes_before_match": 90
                 *       },
                 *       "files": [
                 *         {
                 *           "information_filename": "grandstand-east.pdf"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NewCategory"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "category_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_ctg",
                     *       "venue_name": "text",
                     *       "category_name": "text",
                     *       "venue_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_ven",
                     *       "sport_type": "soccer",
                     *       "category_type": "grandstand",
                     *       "on_svg": true,
                     *       "ticket_delivery_days": null,
                     *       "party_size_together": null,
                     *       "distribution_channel": "text",
                     *       "highlight_type": null,
                     *       "sports_enabled": [
                     *         "soccer"
                     *       ],
                     *       "sports_disabled": [
                     *         "soccer"
                     *       ],
                     *       "archived_since": null,
                     *       "guest_data_requirements": [
                     *         {
                     *           "field": "first_name",
                     *           "scope": "lead_guest",
                     *           "stage": "pre_checkout",
                     *           "countries": {
                     *             "in": [
                     *               "NLD"
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "description": {
                     *         "nl_NL": null,
                     *         "en_GB": null,
                     *         "de_DE": null,
                     *         "fr_FR": null,
                     *         "es_ES": null,
                     *         "it_IT": null,
                     *         "da_DK": null,
                     *         "pt_PT": null,
                     *         "cn_CN": null,
                     *         "ko_KO": null,
                     *         "ja_JA": null,
                     *         "ar_AE": null,
                     *         "zh_Hans_CN": null,
                     *         "sv_SE": null
                     *       },
                     *       "options": {
                     *         "videowall": true,
                     *         "covered_seat": true,
                     *         "numbered_seat": true,
                     *         "package_rate": true,
                     *         "open_during_half_time": true,
                     *         "open_hours_before_match": null,
                     *         "open_hours_after_match": null,
                     *         "open_minutes_before_match": null,
                     *         "open_minutes_after_match": null
                     *       },
                     *       "files": [
                     *         {
                     *           "category_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_ctg",
                     *           "information_filename": "text"
                     *         }
                     *       ],
                     *       "created": "2027-01-31T09:30:00",
                     *       "updated": "2027-01-31T09:30:00",
                     *       "deleted": null
                     *     }
                     */
                    "application/json": components["schemas"]["Category"];
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
            /** @description `venue_not_found` */
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
    get_categories_category_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The category id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_ctg
                 */
                category_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "category_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_ctg",
                     *       "venue_name": "text",
                     *       "category_name": "text",
                     *       "venue_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_ven",
                     *       "sport_type": "soccer",
                     *       "category_type": "grandstand",
                     *       "on_svg": true,
                     *       "ticket_delivery_days": null,
                     *       "party_size_together": null,
                     *       "distribution_channel": "text",
                     *       "highlight_type": null,
                     *       "sports_enabled": [
                     *         "soccer"
                     *       ],
                     *       "sports_disabled": [
                     *         "soccer"
                     *       ],
                     *       "archived_since": null,
                     *       "guest_data_requirements": [
                     *         {
                     *           "field": "first_name",
                     *           "scope": "lead_guest",
                     *           "stage": "pre_checkout",
                     *           "countries": {
                     *             "in": [
                     *               "NLD"
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "description": {
                     *         "nl_NL": null,
                     *         "en_GB": null,
                     *         "de_DE": null,
                     *         "fr_FR": null,
                     *         "es_ES": null,
                     *         "it_IT": null,
                     *         "da_DK": null,
                     *         "pt_PT": null,
                     *         "cn_CN": null,
                     *         "ko_KO": null,
                     *         "ja_JA": null,
                     *         "ar_AE": null,
                     *         "zh_Hans_CN": null,
                     *         "sv_SE": null
                     *       },
                     *       "options": {
                     *         "videowall": true,
                     *         "covered_seat": true,
                     *         "numbered_seat": true,
                     *         "package_rate": true,
                     *         "open_during_half_time": true,
                     *         "open_hours_before_match": null,
                     *         "open_hours_after_match": null,
                     *         "open_minutes_before_match": null,
                     *         "open_minutes_after_match": null
                     *       },
                     *       "files": [
                     *         {
                     *           "category_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_ctg",
                     *           "information_filename": "text"
                     *         }
                     *       ],
                     *       "created": "2027-01-31T09:30:00",
                     *       "updated": "2027-01-31T09:30:00",
                     *       "deleted": null
                     *     }
                     */
                    "application/json": components["schemas"]["Category"];
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
            /** @description `category_not_found` */
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
    delete_categories_category_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The category id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_ctg
                 */
                category_id: string;
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
            /** @description `category_not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `in_use` */
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
    patch_categories_category_id: {
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
                 * @description The category id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_ctg
                 */
                category_id: string;
            };
            cookie?: never;
        };
        /** @description Only the fields sent change, in description and options only the members sent. venue_id stays what it is */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "description": {
                 *         "de_DE": "Überdachte Sitzplätze"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CategoryChange"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "category_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_ctg",
                     *       "venue_name": "text",
                     *       "category_name": "text",
                     *       "venue_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_ven",
                     *       "sport_type": "soccer",
                     *       "category_type": "grandstand",
                     *       "on_svg": true,
                     *       "ticket_delivery_days": null,
                     *       "party_size_together": null,
                     *       "distribution_channel": "text",
                     *       "highlight_type": null,
                     *       "sports_enabled": [
                     *         "soccer"
                     *       ],
                     *       "sports_disabled": [
                     *         "soccer"
                     *       ],
                     *       "archived_since": null,
                     *       "guest_data_requirements": [
                     *         {
                     *           "field": "first_name",
                     *           "scope": "lead_guest",
                     *           "stage": "pre_checkout",
                     *           "countries": {
                     *             "in": [
                     *               "NLD"
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "description": {
                     *         "nl_NL": null,
                     *         "en_GB": null,
                     *         "de_DE": null,
                     *         "fr_FR": null,
                     *         "es_ES": null,
                     *         "it_IT": null,
                     *         "da_DK": null,
                     *         "pt_PT": null,
                     *         "cn_CN": null,
                     *         "ko_KO": null,
                     *         "ja_JA": null,
                     *         "ar_AE": null,
                     *         "zh_Hans_CN": null,
                     *         "sv_SE": null
                     *       },
                     *       "options": {
                     *         "videowall": true,
                     *         "covered_seat": true,
                     *         "numbered_seat": true,
                     *         "package_rate": true,
                     *         "open_during_half_time": true,
                     *         "open_hours_before_match": null,
                     *         "open_hours_after_match": null,
                     *         "open_minutes_before_match": null,
                     *         "open_minutes_after_match": null
                     *       },
                     *       "files": [
                     *         {
                     *           "category_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_ctg",
                     *           "information_filename": "text"
                     *         }
                     *       ],
                     *       "created": "2027-01-31T09:30:00",
                     *       "updated": "2027-01-31T09:30:00",
                     *       "deleted": null
                     *     }
                     */
                    "application/json": components["schemas"]["Category"];
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
            /** @description `category_not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `immutable_field`, `idempotency_in_flight` */
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
    get_categories_category_id_history: {
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
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `version`, `created`. Without it: `-version`. Ties break by id.
                 * @example -version
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
                 * @description The category id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_ctg
                 */
                category_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "history": [
                     *         {
                     *           "category_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_ctg",
                     *           "created": "2027-01-31T09:30:00",
                     *           "inactive_since": null,
                     *           "created_by": "text",
                     *           "updated_by": "text",
                     *           "impersonator_client_id": null,
                     *           "changed": [],
                     *           "category": {
                     *             "category_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_ctg",
                     *             "venue_name": "text",
                     *             "category_name": "text",
                     *             "venue_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_ven",
                     *             "sport_type": "soccer",
                     *             "category_type": "grandstand",
                     *             "on_svg": true,
                     *             "ticket_delivery_days": null,
                     *             "party_size_together": null,
                     *             "distribution_channel": "text",
                     *             "highlight_type": null,
                     *             "sports_enabled": [
                     *               "soccer"
                     *             ],
                     *             "sports_disabled": [
                     *               "soccer"
                     *             ],
                     *             "archived_since": null,
                     *             "guest_data_requirements": [
                     *               {
                     *                 "field": "first_name",
                     *                 "scope": "lead_guest",
                     *                 "stage": "pre_checkout",
                     *                 "countries": {
                     *                   "in": [
                     *                     "NLD"
                     *                   ]
                     *                 }
                     *               }
                     *             ],
                     *             "description": {
                     *               "nl_NL": null,
                     *               "en_GB": null,
                     *               "de_DE": null,
                     *               "fr_FR": null,
                     *               "es_ES": null,
                     *               "it_IT": null,
                     *               "da_DK": null,
                     *               "pt_PT": null,
                     *               "cn_CN": null,
                     *               "ko_KO": null,
                     *               "ja_JA": null,
                     *               "ar_AE": null,
                     *               "zh_Hans_CN": null,
                     *               "sv_SE": null
                     *             },
                     *             "options": {
                     *               "videowall": true,
                     *               "covered_seat": true,
                     *               "numbered_seat": true,
                     *               "package_rate": true,
                     *               "open_during_half_time": true,
                     *               "open_hours_before_match": null,
                     *               "open_hours_after_match": null,
                     *               "open_minutes_before_match": null,
                     *               "open_minutes_after_match": null
                     *             },
                     *             "files": [
                     *               {
                     *                 "category_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_ctg",
                     *                 "information_filename": "text"
                     *               }
                     *             ],
                     *             "created": "2027-01-31T09:30:00",
                     *             "updated": "2027-01-31T09:30:00",
                     *             "deleted": null
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
                    "application/json": components["schemas"]["CategoryHistoryEntryPage"];
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
            /** @description `category_not_found` */
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
    get_cities: {
        parameters: {
            query?: {
                /**
                 * @description City, in capitals or not. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                city?: string;
                /**
                 * @description Country, alpha-2 or alpha-3. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                country?: string;
                /**
                 * @description How many events. Whole number. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2
                 */
                number_of_events?: string;
                /**
                 * @description How many venues. Whole number. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2
                 */
                number_of_venues?: string;
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
                 * @description Part of the name, accents folded. Free text.
                 * @example arena
                 */
                query?: string;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `country`, `city`, `number_of_venues`, `number_of_events`. Without it: `city`. Ties break by id.
                 * @example city
                 */
                sorting?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "cities": [
                     *         {
                     *           "city": "Amsterdam",
                     *           "iso_country": "NLD",
                     *           "country_name": "text",
                     *           "number_of_venues": 1,
                     *           "number_of_events": 1
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
                    "application/json": components["schemas"]["CityPage"];
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
            /** @description Done */
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
                 *       "scope": "distributor",
                 *       "distributor_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_dst",
                 *       "label": "Booking engine",
                 *       "roles": [
                 *         "api"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NewClient"];
            };
        };
        responses: {
            /** @description Made */
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
            /** @description Done */
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
            /** @description Done */
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
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `version`, `created`. Without it: `-version`. Ties break by id.
                 * @example -version
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
            /** @description Done */
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
            /** @description Done */
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
            /** @description Made */
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
    get_countries: {
        parameters: {
            query?: {
                /**
                 * @description Country, alpha-2 or alpha-3. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                country?: string;
                /**
                 * @description Name in English. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                country_name?: string;
                /**
                 * @description How many events. Whole number. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2
                 */
                number_of_events?: string;
                /**
                 * @description How many venues. Whole number. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2
                 */
                number_of_venues?: string;
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
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `country_name`, `iso_country`, `number_of_venues`, `number_of_events`. Without it: `country_name`. Ties break by id.
                 * @example country_name
                 */
                sorting?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "countries": [
                     *         {
                     *           "iso_country": "NLD",
                     *           "iso_country_alpha2": "NL",
                     *           "country_name": "Netherlands",
                     *           "number_of_venues": 1,
                     *           "number_of_events": 1
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
                    "application/json": components["schemas"]["CountryPage"];
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
                 * @description Country of the distributor. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
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
            /** @description Done */
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
                 *       "vat_number": "NL001234567B01"
                 *     }
                 */
                "application/json": components["schemas"]["NewDistributor"];
            };
        };
        responses: {
            /** @description Made */
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
            /** @description Done */
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
                 *       "credit_limit": 5000000,
                 *       "hold_minutes": 15
                 *     }
                 */
                "application/json": components["schemas"]["DistributorChange"];
            };
        };
        responses: {
            /** @description Done */
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
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `version`, `created`. Without it: `-version`. Ties break by id.
                 * @example -version
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
            /** @description Done */
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
    post_distributors_distributor_id_prepaid: {
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
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 500000,
                 *       "currency": "EUR",
                 *       "reference": "Bank transfer of 4 May"
                 *     }
                 */
                "application/json": components["schemas"]["PrepaidDeposit"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "distributor_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_dst",
                     *       "prepaid_balances": [
                     *         {
                     *           "currency": "EUR",
                     *           "amount": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PrepaidBalances"];
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
            /** @description Done */
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
                 *       "scope": "external",
                 *       "memo_category": "processinformation",
                 *       "memo_subcategory": "generic_notes",
                 *       "action_date": "2027-01-31"
                 *     }
                 */
                "application/json": components["schemas"]["NewMemo"];
            };
        };
        responses: {
            /** @description Made */
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
    get_event_translations: {
        parameters: {
            query?: {
                /**
                 * @description When it was made. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: string;
                /**
                 * @description Translations of this event. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                event_id?: string;
                /**
                 * @description Translations of events that begin then. Datetime `yyyy-mm-ddThh:mm:ss` on the clock of the venue, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                event_startdate?: string;
                /**
                 * @description Language, or several, separated by commas or given one by one. One of the values. Values: `nl_NL`, `en_GB`, `de_DE`, `fr_FR`, `es_ES`, `it_IT`, `da_DK`, `pt_PT`, `cn_CN`, `ko_KO`, `ja_JA`, `ar_AE`, `zh_Hans_CN`, `sv_SE`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example nl_NL
                 */
                language?: string;
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
                 * @description Whether deleted ones are listed too; `deleted` tells since when they are. `true` or `false`, default `false`.
                 * @example false
                 */
                show_deleted?: string;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `event_id`, `language`, `created`, `updated`. Without it: `event_id`. Ties break by id.
                 * @example event_id
                 */
                sorting?: string;
                /**
                 * @description Slug in that language. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                translated_slug?: string;
                /**
                 * @description When it last changed. To keep a copy in step ask for `ge:` the newest one you have, less a minute for changes under way, with `show_deleted=true`. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
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
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "eventtranslations": [
                     *         {
                     *           "event_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_evt",
                     *           "language": "nl_NL",
                     *           "translated_event_name": "text",
                     *           "translated_slug": "text",
                     *           "created": "2027-01-31T09:30:00",
                     *           "updated": "2027-01-31T09:30:00",
                     *           "deleted": null
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
                    "application/json": components["schemas"]["EventTranslationPage"];
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
    get_event_translations_event_id_language: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The event id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_evt
                 */
                event_id: string;
                /**
                 * @description The language
                 * @example nl_NL
                 */
                language: "nl_NL" | "en_GB" | "de_DE" | "fr_FR" | "es_ES" | "it_IT" | "da_DK" | "pt_PT" | "cn_CN" | "ko_KO" | "ja_JA" | "ar_AE" | "zh_Hans_CN" | "sv_SE";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "event_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_evt",
                     *       "language": "nl_NL",
                     *       "translated_event_name": "text",
                     *       "translated_slug": "text",
                     *       "created": "2027-01-31T09:30:00",
                     *       "updated": "2027-01-31T09:30:00",
                     *       "deleted": null
                     *     }
                     */
                    "application/json": components["schemas"]["EventTranslation"];
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
            /** @description `event_not_found`, `event_translation_not_found` */
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
    put_event_translations_event_id_language: {
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
                 * @description The event id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_evt
                 */
                event_id: string;
                /**
                 * @description The language
                 * @example nl_NL
                 */
                language: "nl_NL" | "en_GB" | "de_DE" | "fr_FR" | "es_ES" | "it_IT" | "da_DK" | "pt_PT" | "cn_CN" | "ko_KO" | "ja_JA" | "ar_AE" | "zh_Hans_CN" | "sv_SE";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "translated_event_name": "Atlético do Porto – Marítimo do Cais"
                 *     }
                 */
                "application/json": components["schemas"]["EventTranslationInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "event_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_evt",
                     *       "language": "nl_NL",
                     *       "translated_event_name": "text",
                     *       "translated_slug": "text",
                     *       "created": "2027-01-31T09:30:00",
                     *       "updated": "2027-01-31T09:30:00",
                     *       "deleted": null
                     *     }
                     */
                    "application/json": components["schemas"]["EventTranslation"];
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
            /** @description `event_not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `slug_taken`, `idempotency_in_flight` */
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
    delete_event_translations_event_id_language: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The event id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_evt
                 */
                event_id: string;
                /**
                 * @description The language
                 * @example nl_NL
                 */
                language: "nl_NL" | "en_GB" | "de_DE" | "fr_FR" | "es_ES" | "it_IT" | "da_DK" | "pt_PT" | "cn_CN" | "ko_KO" | "ja_JA" | "ar_AE" | "zh_Hans_CN" | "sv_SE";
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
            /** @description `event_not_found`, `event_translation_not_found` */
            404: {
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
    get_event_translations_event_id_language_history: {
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
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `version`, `created`. Without it: `-version`. Ties break by id.
                 * @example -version
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
                 * @description The event id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_evt
                 */
                event_id: string;
                /**
                 * @description The language
                 * @example nl_NL
                 */
                language: "nl_NL" | "en_GB" | "de_DE" | "fr_FR" | "es_ES" | "it_IT" | "da_DK" | "pt_PT" | "cn_CN" | "ko_KO" | "ja_JA" | "ar_AE" | "zh_Hans_CN" | "sv_SE";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "history": [
                     *         {
                     *           "event_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_evt",
                     *           "language": "en_GB",
                     *           "created": "2027-01-31T09:30:00",
                     *           "inactive_since": null,
                     *           "created_by": "text",
                     *           "updated_by": "text",
                     *           "impersonator_client_id": null,
                     *           "changed": [],
                     *           "event_translation": {
                     *             "event_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_evt",
                     *             "language": "nl_NL",
                     *             "translated_event_name": "text",
                     *             "translated_slug": "text",
                     *             "created": "2027-01-31T09:30:00",
                     *             "updated": "2027-01-31T09:30:00",
                     *             "deleted": null
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
                    "application/json": components["schemas"]["EventTranslationHistoryEntryPage"];
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
            /** @description `event_not_found` */
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
    get_events: {
        parameters: {
            query?: {
                /**
                 * @description Language of the names, in place of the header `Accept-Language`; any of the fourteen, else English.
                 * @example x
                 */
                accept_language?: string;
                /**
                 * @description City of the venue, in capitals or not. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                city?: string;
                /**
                 * @description Country of the venue, alpha-2 or alpha-3. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                country?: string;
                /**
                 * @description When it was made. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: string;
                /**
                 * @description Whether the date is sure. `true` or `false`.
                 * @example true
                 */
                date_confirmed?: string;
                /**
                 * @description When it begins. Datetime `yyyy-mm-ddThh:mm:ss` on the clock of the venue, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                date_start?: string;
                /**
                 * @description Instant at which it begins. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                date_start_utc?: string;
                /**
                 * @description When it ends. Datetime `yyyy-mm-ddThh:mm:ss` on the clock of the venue, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                date_stop?: string;
                /**
                 * @description Instant at which it ends. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                date_stop_utc?: string;
                /**
                 * @description Identifier of the event. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                event_id?: string;
                /**
                 * @description Whole name, as it is without a translation. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                event_name?: string;
                /**
                 * @description Status as it is shown. One of the values. Values: `notstarted`, `soldout`, `postponed`, `cancelled`, `finished`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example notstarted
                 */
                event_status?: string;
                /**
                 * @description Events this team hosts. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                hometeam_id?: string;
                /**
                 * @description Whether many ask for it. `true` or `false`.
                 * @example true
                 */
                is_popular?: string;
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
                 * @description Name of the event, a team, the venue, city or tournament, or part of it, accents and a typing error forgiven; the best come first. Free text.
                 * @example arena
                 */
                query?: string;
                /**
                 * @description Season as the tournament names it, such as 2026/2027. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                season?: string;
                /**
                 * @description Events of this series: same tournament season, venue and home team. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                series_id?: string;
                /**
                 * @description Whether deleted ones are listed too; `deleted` tells since when they are. `true` or `false`, default `false`.
                 * @example false
                 */
                show_deleted?: string;
                /**
                 * @description Readable alternative to the identifier. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                slug?: string;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `event_id`, `event_name`, `sport_type`, `season`, `date_start`, `date_stop`, `date_start_utc`, `date_stop_utc`, `created`, `updated`. Without it: `date_start`. Ties break by id.
                 * @example date_start
                 */
                sorting?: string;
                /**
                 * @description Sport. One of the values. Values: `soccer`, `motorsport`, `tennis`, `rugby`, `darts`, `horseracing`, `boxing`, `other`, `motogp`, `formula1`, `cricket`, `basketball`, `combatsport`, `icehockey`, `nba`, `nfl`, `mlb`, `watersport`, `dtm`, `indycar`, `superbike`, `padel`, `handball`, `golf`, `rowing`, `cycling`, `sailing`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example soccer
                 */
                sport_type?: string;
                /**
                 * @description Events of this team, at home or away. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                team_id?: string;
                /**
                 * @description Whether there is a ticket you could buy now. `true` or `false`.
                 * @example true
                 */
                tickets_available?: string;
                /**
                 * @description Events of this tournament. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                tournament_id?: string;
                /**
                 * @description When it last changed. To keep a copy in step ask for `ge:` the newest one you have, less a minute for changes under way, with `show_deleted=true`. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                updated?: string;
                /**
                 * @description Events at this venue. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                venue_id?: string;
                /**
                 * @description Events this team visits. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                visiting_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "events": [
                     *         {
                     *           "event_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_evt",
                     *           "slug": "canal-city-travel",
                     *           "event_name": "text",
                     *           "event_status": "notstarted",
                     *           "sport_type": "soccer",
                     *           "season": "text",
                     *           "tournament_id": "text",
                     *           "tournament_name": "text",
                     *           "tournament_type": "cup",
                     *           "venue_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_ven",
                     *           "venue_name": "text",
                     *           "city": "Amsterdam",
                     *           "iso_country": "NLD",
                     *           "latitude": "52.3731",
                     *           "longitude": "4.8922",
                     *           "time_zone": "Europe/Lisbon",
                     *           "date_start": "2027-01-31T09:30:00",
                     *           "date_stop": "2027-01-31T09:30:00",
                     *           "date_start_utc": "2027-01-31T09:30:00",
                     *           "date_stop_utc": "2027-01-31T09:30:00",
                     *           "date_confirmed": true,
                     *           "date_start_main_event": null,
                     *           "date_stop_main_event": null,
                     *           "hometeam_id": null,
                     *           "hometeam_name": null,
                     *           "visiting_id": null,
                     *           "visiting_name": null,
                     *           "event_description": null,
                     *           "min_ticket_price_eur": null,
                     *           "max_ticket_price_eur": null,
                     *           "number_of_tickets": 1,
                     *           "sales_periods": [
                     *             {
                     *               "date_start": "2027-01-31T09:30:00",
                     *               "date_stop": "2027-01-31T09:30:00",
                     *               "label": "Booking engine",
                     *               "net_rate": 1
                     *             }
                     *           ],
                     *           "guest_data_requirements": [
                     *             {
                     *               "field": "first_name",
                     *               "scope": "lead_guest",
                     *               "stage": "pre_checkout",
                     *               "countries": {
                     *                 "in": [
                     *                   "NLD"
                     *                 ]
                     *               }
                     *             }
                     *           ],
                     *           "is_popular": true,
                     *           "series_id": "text",
                     *           "created": "2027-01-31T09:30:00",
                     *           "updated": "2027-01-31T09:30:00",
                     *           "deleted": null
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
                    "application/json": components["schemas"]["EventPage"];
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
    post_events: {
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
        /** @description season and sport_type default to the tournament's */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_name": "Atlético do Porto vs Marítimo do Cais",
                 *       "tournament_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_trn",
                 *       "venue_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_ven",
                 *       "date_start": "2027-01-31T20:30:00",
                 *       "date_stop": "2027-01-31T22:30:00"
                 *     }
                 */
                "application/json": components["schemas"]["NewEvent"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "event_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_evt",
                     *       "slug": "canal-city-travel",
                     *       "event_name": "text",
                     *       "event_status": "notstarted",
                     *       "sport_type": "soccer",
                     *       "season": "text",
                     *       "tournament_id": "text",
                     *       "tournament_name": "text",
                     *       "tournament_type": "cup",
                     *       "venue_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_ven",
                     *       "venue_name": "text",
                     *       "city": "Amsterdam",
                     *       "iso_country": "NLD",
                     *       "latitude": "52.3731",
                     *       "longitude": "4.8922",
                     *       "time_zone": "Europe/Lisbon",
                     *       "date_start": "2027-01-31T09:30:00",
                     *       "date_stop": "2027-01-31T09:30:00",
                     *       "date_start_utc": "2027-01-31T09:30:00",
                     *       "date_stop_utc": "2027-01-31T09:30:00",
                     *       "date_confirmed": true,
                     *       "date_start_main_event": null,
                     *       "date_stop_main_event": null,
                     *       "hometeam_id": null,
                     *       "hometeam_name": null,
                     *       "visiting_id": null,
                     *       "visiting_name": null,
                     *       "event_description": null,
                     *       "min_ticket_price_eur": null,
                     *       "max_ticket_price_eur": null,
                     *       "number_of_tickets": 1,
                     *       "sales_periods": [
                     *         {
                     *           "date_start": "2027-01-31T09:30:00",
                     *           "date_stop": "2027-01-31T09:30:00",
                     *           "label": "Booking engine",
                     *           "net_rate": 1
                     *         }
                     *       ],
                     *       "guest_data_requirements": [
                     *         {
                     *           "field": "first_name",
                     *           "scope": "lead_guest",
                     *           "stage": "pre_checkout",
                     *           "countries": {
                     *             "in": [
                     *               "NLD"
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "is_popular": true,
                     *       "series_id": "text",
                     *       "created": "2027-01-31T09:30:00",
                     *       "updated": "2027-01-31T09:30:00",
                     *       "deleted": null
                     *     }
                     */
                    "application/json": components["schemas"]["Event"];
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
            /** @description `tournament_not_found`, `venue_not_found`, `team_not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `slug_taken`, `idempotency_in_flight` */
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
    get_events_event_id: {
        parameters: {
            query?: {
                /**
                 * @description Language of the name, in place of the header `Accept-Language`
                 * @example de_DE
                 */
                accept_language?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The event id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_evt
                 */
                event_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "event_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_evt",
                     *       "slug": "canal-city-travel",
                     *       "event_name": "text",
                     *       "event_status": "notstarted",
                     *       "sport_type": "soccer",
                     *       "season": "text",
                     *       "tournament_id": "text",
                     *       "tournament_name": "text",
                     *       "tournament_type": "cup",
                     *       "venue_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_ven",
                     *       "venue_name": "text",
                     *       "city": "Amsterdam",
                     *       "iso_country": "NLD",
                     *       "latitude": "52.3731",
                     *       "longitude": "4.8922",
                     *       "time_zone": "Europe/Lisbon",
                     *       "date_start": "2027-01-31T09:30:00",
                     *       "date_stop": "2027-01-31T09:30:00",
                     *       "date_start_utc": "2027-01-31T09:30:00",
                     *       "date_stop_utc": "2027-01-31T09:30:00",
                     *       "date_confirmed": true,
                     *       "date_start_main_event": null,
                     *       "date_stop_main_event": null,
                     *       "hometeam_id": null,
                     *       "hometeam_name": null,
                     *       "visiting_id": null,
                     *       "visiting_name": null,
                     *       "event_description": null,
                     *       "min_ticket_price_eur": null,
                     *       "max_ticket_price_eur": null,
                     *       "number_of_tickets": 1,
                     *       "sales_periods": [
                     *         {
                     *           "date_start": "2027-01-31T09:30:00",
                     *           "date_stop": "2027-01-31T09:30:00",
                     *           "label": "Booking engine",
                     *           "net_rate": 1
                     *         }
                     *       ],
                     *       "guest_data_requirements": [
                     *         {
                     *           "field": "first_name",
                     *           "scope": "lead_guest",
                     *           "stage": "pre_checkout",
                     *           "countries": {
                     *             "in": [
                     *               "NLD"
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "is_popular": true,
                     *       "series_id": "text",
                     *       "created": "2027-01-31T09:30:00",
                     *       "updated": "2027-01-31T09:30:00",
                     *       "deleted": null
                     *     }
                     */
                    "application/json": components["schemas"]["Event"];
                };
            };
            /** @description `unknown_parameter`, `invalid_parameter` */
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
            /** @description `event_not_found` */
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
    delete_events_event_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The event id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_evt
                 */
                event_id: string;
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
            /** @description `event_not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `in_use` */
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
    patch_events_event_id: {
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
                 * @description The event id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_evt
                 */
                event_id: string;
            };
            cookie?: never;
        };
        /** @description Only the fields sent change. At another venue the clock shows the same, so that the instants move with the zone */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_status": "postponed",
                 *       "date_confirmed": false
                 *     }
                 */
                "application/json": components["schemas"]["EventChange"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "event_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_evt",
                     *       "slug": "canal-city-travel",
                     *       "event_name": "text",
                     *       "event_status": "notstarted",
                     *       "sport_type": "soccer",
                     *       "season": "text",
                     *       "tournament_id": "text",
                     *       "tournament_name": "text",
                     *       "tournament_type": "cup",
                     *       "venue_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_ven",
                     *       "venue_name": "text",
                     *       "city": "Amsterdam",
                     *       "iso_country": "NLD",
                     *       "latitude": "52.3731",
                     *       "longitude": "4.8922",
                     *       "time_zone": "Europe/Lisbon",
                     *       "date_start": "2027-01-31T09:30:00",
                     *       "date_stop": "2027-01-31T09:30:00",
                     *       "date_start_utc": "2027-01-31T09:30:00",
                     *       "date_stop_utc": "2027-01-31T09:30:00",
                     *       "date_confirmed": true,
                     *       "date_start_main_event": null,
                     *       "date_stop_main_event": null,
                     *       "hometeam_id": null,
                     *       "hometeam_name": null,
                     *       "visiting_id": null,
                     *       "visiting_name": null,
                     *       "event_description": null,
                     *       "min_ticket_price_eur": null,
                     *       "max_ticket_price_eur": null,
                     *       "number_of_tickets": 1,
                     *       "sales_periods": [
                     *         {
                     *           "date_start": "2027-01-31T09:30:00",
                     *           "date_stop": "2027-01-31T09:30:00",
                     *           "label": "Booking engine",
                     *           "net_rate": 1
                     *         }
                     *       ],
                     *       "guest_data_requirements": [
                     *         {
                     *           "field": "first_name",
                     *           "scope": "lead_guest",
                     *           "stage": "pre_checkout",
                     *           "countries": {
                     *             "in": [
                     *               "NLD"
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "is_popular": true,
                     *       "series_id": "text",
                     *       "created": "2027-01-31T09:30:00",
                     *       "updated": "2027-01-31T09:30:00",
                     *       "deleted": null
                     *     }
                     */
                    "application/json": components["schemas"]["Event"];
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
            /** @description `event_not_found`, `tournament_not_found`, `venue_not_found`, `team_not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `slug_taken`, `idempotency_in_flight` */
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
    get_events_event_id_guestdata: {
        parameters: {
            query?: {
                /**
                 * @description Country, ISO 3166-1, for which requirements that hang on the country are resolved
                 * @example PRT
                 */
                country_hint?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The event id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_evt
                 */
                event_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "event_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_evt",
                     *       "guest_data_requirements": [
                     *         {
                     *           "field": "first_name",
                     *           "scope": "lead_guest",
                     *           "stage": "pre_checkout",
                     *           "countries": {
                     *             "in": [
                     *               "NLD"
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "json_schema": {
                     *         "lead_guest": {},
                     *         "other": {}
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["EventGuestRequirements"];
                };
            };
            /** @description `unknown_parameter`, `invalid_parameter` */
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
            /** @description `event_not_found` */
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
    get_events_event_id_history: {
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
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `version`, `created`. Without it: `-version`. Ties break by id.
                 * @example -version
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
                 * @description The event id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_evt
                 */
                event_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "history": [
                     *         {
                     *           "event_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_evt",
                     *           "created": "2027-01-31T09:30:00",
                     *           "inactive_since": null,
                     *           "created_by": "text",
                     *           "updated_by": "text",
                     *           "impersonator_client_id": null,
                     *           "changed": [],
                     *           "event": {
                     *             "event_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_evt",
                     *             "slug": "canal-city-travel",
                     *             "event_name": "text",
                     *             "event_status": "notstarted",
                     *             "sport_type": "soccer",
                     *             "season": "text",
                     *             "tournament_id": "text",
                     *             "tournament_name": "text",
                     *             "tournament_type": "cup",
                     *             "venue_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_ven",
                     *             "venue_name": "text",
                     *             "city": "Amsterdam",
                     *             "iso_country": "NLD",
                     *             "latitude": "52.3731",
                     *             "longitude": "4.8922",
                     *             "time_zone": "Europe/Lisbon",
                     *             "date_start": "2027-01-31T09:30:00",
                     *             "date_stop": "2027-01-31T09:30:00",
                     *             "date_start_utc": "2027-01-31T09:30:00",
                     *             "date_stop_utc": "2027-01-31T09:30:00",
                     *             "date_confirmed": true,
                     *             "date_start_main_event": null,
                     *             "date_stop_main_event": null,
                     *             "hometeam_id": null,
                     *             "hometeam_name": null,
                     *             "visiting_id": null,
                     *             "visiting_name": null,
                     *             "event_description": null,
                     *             "sales_periods": [
                     *               {
                     *                 "date_start": "2027-01-31T09:30:00",
                     *                 "date_stop": "2027-01-31T09:30:00",
                     *                 "label": "Booking engine",
                     *                 "net_rate": 1
                     *               }
                     *             ],
                     *             "guest_data_requirements": [
                     *               {
                     *                 "field": "first_name",
                     *                 "scope": "lead_guest",
                     *                 "stage": "pre_checkout",
                     *                 "countries": {
                     *                   "in": [
                     *                     "NLD"
                     *                   ]
                     *                 }
                     *               }
                     *             ],
                     *             "is_popular": true,
                     *             "series_id": "text",
                     *             "created": "2027-01-31T09:30:00",
                     *             "updated": "2027-01-31T09:30:00",
                     *             "deleted": null
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
                    "application/json": components["schemas"]["EventHistoryEntryPage"];
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
            /** @description `event_not_found` */
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
    get_events_event_id_statistics: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The event id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_evt
                 */
                event_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "event_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_evt",
                     *       "capacity": null,
                     *       "tickets": {
                     *         "available": 1,
                     *         "reserved": 1,
                     *         "sold": 1,
                     *         "returned": 1,
                     *         "relisted": 1
                     *       },
                     *       "sold_per_day": [
                     *         {
                     *           "date": "2027-01-31",
                     *           "quantity": 1
                     *         }
                     *       ],
                     *       "price": {
                     *         "currency": "EUR",
                     *         "min": null,
                     *         "median": null,
                     *         "max": null
                     *       },
                     *       "by_category": [
                     *         {
                     *           "category_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_ctg",
                     *           "category_name": "text",
                     *           "category_type": "grandstand",
                     *           "available": 1,
                     *           "reserved": 1,
                     *           "sold": 1,
                     *           "price": {
                     *             "currency": "EUR",
                     *             "min": null,
                     *             "median": null,
                     *             "max": null
                     *           }
                     *         }
                     *       ],
                     *       "orders": null,
                     *       "turnover": [
                     *         {
                     *           "currency": "EUR",
                     *           "amount": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["EventStatistics"];
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
            /** @description `event_not_found` */
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
    get_internal_console_search: {
        parameters: {
            query: {
                /**
                 * @description A whole id or code, or the beginning of an e-mail address, a reference or a name
                 * @example desk@agency.example
                 */
                query: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "kind": "bookingorder",
                     *           "id": "text",
                     *           "title": "K7WQ2X · Porto vs Benfica",
                     *           "detail": "desk@agency.example",
                     *           "field": "booking_code"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SearchResult"];
                };
            };
            /** @description `unknown_parameter`, `invalid_parameter` */
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
    get_internal_console_tickets: {
        parameters: {
            query?: {
                /**
                 * @description Tickets of this category. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                category_id?: string;
                /**
                 * @description Kind of category. One of the values. Values: `grandstand`, `generaladmission`, `busparking`, `carparking`, `camping`, `transfer`, `hospitality`, `offsite_hospitality`, `extras`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example grandstand
                 */
                category_type?: string;
                /**
                 * @description City of the venue, in capitals or not. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                city?: string;
                /**
                 * @description When it was made. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: string;
                /**
                 * @description Tickets for this event. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                event_id?: string;
                /**
                 * @description Face value in minor units of the ticket's currency. Whole number. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2
                 */
                face_value?: string;
                /**
                 * @description Whether tickets for youth and children are listed too. `true` or `false`, default `false`.
                 * @example false
                 */
                include_youth?: string;
                /**
                 * @description Whether a distributor offers it again. `true` or `false`.
                 * @example true
                 */
                is_relisted_ticket?: string;
                /**
                 * @description Tickets of this organiser. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                organiser_id?: string;
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
                 * @description Whether deleted ones are listed too; `deleted` tells since when they are. `true` or `false`, default `false`.
                 * @example false
                 */
                show_deleted?: string;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `ticket_id`, `face_value`, `stock`, `ticket_validfrom`, `ticket_title`, `event_name`, `net_rate`, `created`, `updated`. Without it: `ticket_id`. Ties break by id.
                 * @example ticket_id
                 */
                sorting?: string;
                /**
                 * @description Sport of the event. One of the values. Values: `soccer`, `motorsport`, `tennis`, `rugby`, `darts`, `horseracing`, `boxing`, `other`, `motogp`, `formula1`, `cricket`, `basketball`, `combatsport`, `icehockey`, `nba`, `nfl`, `mlb`, `watersport`, `dtm`, `indycar`, `superbike`, `padel`, `handball`, `golf`, `rowing`, `cycling`, `sailing`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example soccer
                 */
                sport_type?: string;
                /**
                 * @description How many are still there. Whole number. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2
                 */
                stock?: string;
                /**
                 * @description Variant within the category. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                sub_category?: string;
                /**
                 * @description Tickets of this supplier. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                supplier_id?: string;
                /**
                 * @description Kind of supplier. One of the values. Values: `service`, `marketplace`, `organiser`, `external`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example service
                 */
                supplier_type?: string;
                /**
                 * @description Identifier of the ticket. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                ticket_id?: string;
                /**
                 * @description Where it comes from. One of the values. Values: `marketplace`, `external`, `service`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example marketplace
                 */
                ticket_source?: string;
                /**
                 * @description Status of the ticket. One of the values. Values: `available`, `disabled`, `error`, `returned`, `on_request`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example available
                 */
                ticket_status?: string;
                /**
                 * @description How the ticket is delivered. One of the values. Values: `eticket`, `appticket`, `paper-ticket`, `collection-stadium`, `eticket_with_pickup`, `other`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example eticket
                 */
                ticket_type?: string;
                /**
                 * @description First day it is valid. Datetime `yyyy-mm-ddThh:mm:ss` on the clock of the venue, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                ticket_validfrom?: string;
                /**
                 * @description How long it is valid. One of the values. Values: `singleday`, `twoday`, `other`, `weekend`, `fourday`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example singleday
                 */
                ticket_validity?: string;
                /**
                 * @description Last day it is valid. Datetime `yyyy-mm-ddThh:mm:ss` on the clock of the venue, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                ticket_validuntil?: string;
                /**
                 * @description Tickets for events of this tournament. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                tournament_id?: string;
                /**
                 * @description When it last changed. To keep a copy in step ask for `ge:` the newest one you have, less a minute for changes under way, with `show_deleted=true`. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                updated?: string;
                /**
                 * @description VAT category. One of the values. Values: `high`, `low`, `middle`, `none`, `rc`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example high
                 */
                vat_category?: string;
                /**
                 * @description Tickets for events at this venue. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                venue_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "tickets": [
                     *         {
                     *           "ticket_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_tck",
                     *           "category_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_ctg",
                     *           "external_ticket_id": null,
                     *           "event_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_evt",
                     *           "supplier_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_spp",
                     *           "organiser_id": null,
                     *           "ticket_title": "text",
                     *           "type_ticket": "eticket",
                     *           "ticket_type": "eticket",
                     *           "ticket_status": "available",
                     *           "ticket_validity": "singleday",
                     *           "ticket_targetgroup": "adult",
                     *           "sub_category": "text",
                     *           "ticket_validfrom": "2027-01-31T09:30:00",
                     *           "ticket_validuntil": "2027-01-31T09:30:00",
                     *           "release_date": null,
                     *           "latest_sale_date": null,
                     *           "last_checked": null,
                     *           "locked_by_client_id": null,
                     *           "organiser_price": 1,
                     *           "organiser_price_eur": null,
                     *           "service_price": 1,
                     *           "service_price_eur": null,
                     *           "cost_price": 1,
                     *           "cost_price_eur": null,
                     *           "face_value": 1,
                     *           "face_value_eur": null,
                     *           "sales_price": 1,
                     *           "sales_price_eur": null,
                     *           "margins_applied": true,
                     *           "supplier_quantity": 1,
                     *           "backorder_quantity": 1,
                     *           "available_quantity": 1,
                     *           "reservations_quantity": 1,
                     *           "service_stock": 1,
                     *           "currency_code": "EUR",
                     *           "discount_percentage": 2.5,
                     *           "event_name": "text",
                     *           "flags": [
                     *             "pairs_only"
                     *           ],
                     *           "pairs_only": true,
                     *           "package_rate": true,
                     *           "sales_periods": [
                     *             {
                     *               "date_start": "2027-01-31T09:30:00",
                     *               "date_stop": "2027-01-31T09:30:00",
                     *               "label": "Booking engine",
                     *               "net_rate": 1
                     *             }
                     *           ],
                     *           "service_fee": 1,
                     *           "service_feevat": 1,
                     *           "number_of_tickets_sold": 1,
                     *           "number_of_bookingorders": 1,
                     *           "countries_disabled": [],
                     *           "distributors_disabled": [],
                     *           "vat_category": "high",
                     *           "is_service_supplier": true,
                     *           "ticket_source": "marketplace",
                     *           "is_relisted_ticket": true,
                     *           "fxratemoment_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_fxr",
                     *           "ticket_yield": {
                     *             "yield_strategy": "auto",
                     *             "yield_min_price": 1,
                     *             "yield_max_price": 1,
                     *             "currency_code": "EUR",
                     *             "diff_from_cheapest": 1,
                     *             "enabled": true,
                     *             "enabled_supplier_ids": [],
                     *             "disabled_supplier_ids": [],
                     *             "minimum_different_suppliers": 1
                     *           },
                     *           "note": null,
                     *           "allowed_quantities": []
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
                    "application/json": components["schemas"]["ConsoleTicketPage"];
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
    get_internal_console_views: {
        parameters: {
            query?: {
                /**
                 * @description When it was saved. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: string;
                /**
                 * @description Views of this list. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                list?: string;
                /**
                 * @description Name. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                name?: string;
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
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `name`, `created`, `updated`. Without it: `name`. Ties break by id.
                 * @example name
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
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "views": [
                     *         {
                     *           "view_id": "text",
                     *           "list": "bookingorders",
                     *           "name": "Waiting for files",
                     *           "query": "logistic_status=pendingticketupload&sorting=event_startdate",
                     *           "columns": [
                     *             "booking_code",
                     *             "event_name"
                     *           ],
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
                    "application/json": components["schemas"]["ViewPage"];
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
    post_internal_console_views: {
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
                 *       "list": "bookingorders",
                 *       "name": "Waiting for files",
                 *       "query": "logistic_status=pendingticketupload&sorting=event_startdate",
                 *       "columns": [
                 *         "booking_code",
                 *         "event_name"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NewView"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "view_id": "text",
                     *       "list": "bookingorders",
                     *       "name": "Waiting for files",
                     *       "query": "logistic_status=pendingticketupload&sorting=event_startdate",
                     *       "columns": [
                     *         "booking_code",
                     *         "event_name"
                     *       ],
                     *       "created": "2027-01-31T09:30:00",
                     *       "updated": "2027-01-31T09:30:00"
                     *     }
                     */
                    "application/json": components["schemas"]["View"];
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
            /** @description `name_taken`, `idempotency_in_flight` */
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
    delete_internal_console_views_view_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The view id
                 * @example text
                 */
                view_id: string;
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
            /** @description `view_not_found` */
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
    patch_internal_console_views_view_id: {
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
                 * @description The view id
                 * @example text
                 */
                view_id: string;
            };
            cookie?: never;
        };
        /** @description Only the fields sent change */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Waiting for files",
                 *       "query": "logistic_status=pendingticketupload&sorting=event_startdate",
                 *       "columns": [
                 *         "booking_code",
                 *         "event_name"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ViewChange"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "view_id": "text",
                     *       "list": "bookingorders",
                     *       "name": "Waiting for files",
                     *       "query": "logistic_status=pendingticketupload&sorting=event_startdate",
                     *       "columns": [
                     *         "booking_code",
                     *         "event_name"
                     *       ],
                     *       "created": "2027-01-31T09:30:00",
                     *       "updated": "2027-01-31T09:30:00"
                     *     }
                     */
                    "application/json": components["schemas"]["View"];
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
            /** @description `view_not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `name_taken`, `idempotency_in_flight` */
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
            /** @description Done */
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
            /** @description Made */
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
            /** @description Done */
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
            /** @description Done */
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
            /** @description Done */
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
            /** @description Done */
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
            /** @description Done */
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
                 *       "finished": true
                 *     }
                 */
                "application/json": components["schemas"]["MemoChange"];
            };
        };
        responses: {
            /** @description Done */
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
    get_partner_products: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "products": [
                     *         {
                     *           "name": "text",
                     *           "shortDescription": "text",
                     *           "description": "text",
                     *           "internalCode": "text",
                     *           "durationMinutes": 1,
                     *           "bookingMode": "INVENTORY",
                     *           "productType": "EVENT",
                     *           "bookingFields": [
                     *             {
                     *               "label": "Booking engine",
                     *               "requiredPerParticipant": true,
                     *               "requiredPerBooking": true,
                     *               "visiblePerParticipant": true,
                     *               "visiblePerBooking": true
                     *             }
                     *           ],
                     *           "priceOptions": [
                     *             {
                     *               "label": "Booking engine",
                     *               "price": 299,
                     *               "seatsUsed": 1
                     *             }
                     *           ],
                     *           "locationAddress": {
                     *             "addressLine": null,
                     *             "city": "Amsterdam",
                     *             "countryCode": null,
                     *             "postCode": null,
                     *             "state": null
                     *           },
                     *           "partnerConnectSettings": {
                     *             "externalAvailabilityApi": "https://agency.example",
                     *             "externalReservationApi": "https://agency.example",
                     *             "externalBookingApi": "https://agency.example",
                     *             "externalCancellationApi": "https://agency.example"
                     *           },
                     *           "unitLabel": "text",
                     *           "unitLabelPlural": "text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PartnerProducts"];
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
    post_payments_settlements: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `sha256=` and 64 hex digits
                 * @example sha256=0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f
                 */
                "x-service-signature": string;
                /**
                 * @description Seconds since 1970, within five minutes of now
                 * @example 1767225600
                 */
                "x-service-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The whole of what a booking costs, collected by a payment provider */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "settlement_reference": "set-88213",
                 *       "booking_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_bkn",
                 *       "payment_reference": "psp-20931",
                 *       "amount": 31250,
                 *       "currency": "EUR"
                 *     }
                 */
                "application/json": components["schemas"]["NewSettlement"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "settlement_reference": "text",
                     *       "booking_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_bkn",
                     *       "payment_reference": "text",
                     *       "amount": 1,
                     *       "currency": "EUR",
                     *       "received": "2027-01-31T09:30:00",
                     *       "bookingorders": []
                     *     }
                     */
                    "application/json": components["schemas"]["Settlement"];
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
            /** @description `invalid_signature` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `booking_not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `settlement_mismatch` */
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
    get_reservation_reservation_id_guests: {
        parameters: {
            query?: {
                /**
                 * @description Country, ISO 3166-1, for which requirements that hang on the country are resolved
                 * @example PRT
                 */
                country_hint?: string;
                /**
                 * @description Whether to say what each guest still lacks
                 * @example true
                 */
                include_conditions?: boolean;
                /**
                 * @description Orders the guests of each item. Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `first_name`, `last_name`, `contact_email`, `contact_phone`, `gender`, `country_of_residence`, `street_name`, `additional_street_name`, `city`, `zip`, `province`, `supported_team`, `lead_guest`, `guest_id`. Places without a value come last
                 * @example last_name,first_name
                 */
                sorting?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The reservation id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_rsv
                 */
                reservation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "ticket_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_tck",
                     *           "quantity": 1,
                     *           "guests": [
                     *             {
                     *               "first_name": null,
                     *               "last_name": null,
                     *               "passport_number": null,
                     *               "contact_email": null,
                     *               "contact_phone": null,
                     *               "lead_guest": true,
                     *               "date_of_birth": null,
                     *               "gender": "male",
                     *               "country_of_residence": null,
                     *               "street_name": null,
                     *               "additional_street_name": null,
                     *               "city": "Amsterdam",
                     *               "zip": null,
                     *               "province": null,
                     *               "supported_team": null,
                     *               "guest_id": null,
                     *               "conditions": {}
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["GuestData"];
                };
            };
            /** @description `invalid_sorting`, `unknown_parameter`, `invalid_parameter` */
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
            /** @description `reservation_not_found` */
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
    post_reservation_reservation_id_guests: {
        parameters: {
            query?: {
                /**
                 * @description Country, ISO 3166-1, for which requirements that hang on the country are resolved
                 * @example PRT
                 */
                country_hint?: string;
                /**
                 * @description Whether to say what each guest still lacks
                 * @example true
                 */
                include_conditions?: boolean;
                /**
                 * @description Orders the guests of each item. Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `first_name`, `last_name`, `contact_email`, `contact_phone`, `gender`, `country_of_residence`, `street_name`, `additional_street_name`, `city`, `zip`, `province`, `supported_team`, `lead_guest`, `guest_id`. Places without a value come last
                 * @example last_name,first_name
                 */
                sorting?: string;
            };
            header?: {
                /**
                 * @description Any text of your own, new for each change: repeating the request with it has no second effect
                 * @example order-4711-attempt
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The reservation id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_rsv
                 */
                reservation_id: string;
            };
            cookie?: never;
        };
        /** @description Some guests now and others later. A guest with a guest_id is changed, only in the fields sent; the others take the places that are free or, when there are as many guests as places, the places in order */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "items": [
                 *         {
                 *           "ticket_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_tck",
                 *           "guests": [
                 *             {
                 *               "first_name": "Joana",
                 *               "last_name": "Almeida",
                 *               "contact_email": "joana@guest.example",
                 *               "contact_phone": "+351211234567",
                 *               "date_of_birth": "1990-05-31",
                 *               "gender": "female",
                 *               "country_of_residence": "PRT"
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NewGuestData"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "ticket_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_tck",
                     *           "quantity": 1,
                     *           "guests": [
                     *             {
                     *               "first_name": null,
                     *               "last_name": null,
                     *               "passport_number": null,
                     *               "contact_email": null,
                     *               "contact_phone": null,
                     *               "lead_guest": true,
                     *               "date_of_birth": null,
                     *               "gender": "male",
                     *               "country_of_residence": null,
                     *               "street_name": null,
                     *               "additional_street_name": null,
                     *               "city": "Amsterdam",
                     *               "zip": null,
                     *               "province": null,
                     *               "supported_team": null,
                     *               "guest_id": null,
                     *               "conditions": {}
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["GuestData"];
                };
            };
            /** @description `invalid_sorting`, `invalid_json`, `validation_failed`, `invalid_header`, `unknown_parameter`, `invalid_parameter` */
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
            /** @description `guest_not_found`, `reservation_not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `immutable_field`, `reservation_expired`, `idempotency_in_flight` */
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
    get_reservation_reservation_id_guests_guest_id: {
        parameters: {
            query?: {
                /**
                 * @description Country, ISO 3166-1, for which requirements that hang on the country are resolved
                 * @example PRT
                 */
                country_hint?: string;
                /**
                 * @description Whether to say what each guest still lacks
                 * @example true
                 */
                include_conditions?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description The guest id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_gst
                 */
                guest_id: string;
                /**
                 * @description The reservation id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_rsv
                 */
                reservation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "first_name": null,
                     *       "last_name": null,
                     *       "passport_number": null,
                     *       "contact_email": null,
                     *       "contact_phone": null,
                     *       "lead_guest": true,
                     *       "date_of_birth": null,
                     *       "gender": "male",
                     *       "country_of_residence": null,
                     *       "street_name": null,
                     *       "additional_street_name": null,
                     *       "city": "Amsterdam",
                     *       "zip": null,
                     *       "province": null,
                     *       "supported_team": null,
                     *       "guest_id": null,
                     *       "conditions": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Guest"];
                };
            };
            /** @description `unknown_parameter`, `invalid_parameter` */
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
            /** @description `guest_not_found`, `reservation_not_found` */
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
    put_reservation_reservation_id_guests_guest_id: {
        parameters: {
            query?: {
                /**
                 * @description Country, ISO 3166-1, for which requirements that hang on the country are resolved
                 * @example PRT
                 */
                country_hint?: string;
                /**
                 * @description Whether to say what each guest still lacks
                 * @example true
                 */
                include_conditions?: boolean;
            };
            header?: {
                /**
                 * @description Any text of your own, new for each change: repeating the request with it has no second effect
                 * @example order-4711-attempt
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The guest id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_gst
                 */
                guest_id: string;
                /**
                 * @description The reservation id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_rsv
                 */
                reservation_id: string;
            };
            cookie?: never;
        };
        /** @description The whole guest: a field left out becomes null. lead_guest true makes this the lead guest in place of the other */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "first_name": "Joana",
                 *       "last_name": "Almeida",
                 *       "contact_email": "joana@guest.example",
                 *       "contact_phone": "+351211234567",
                 *       "date_of_birth": "1990-05-31",
                 *       "gender": "female",
                 *       "country_of_residence": "PRT"
                 *     }
                 */
                "application/json": components["schemas"]["GuestChange"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "first_name": null,
                     *       "last_name": null,
                     *       "passport_number": null,
                     *       "contact_email": null,
                     *       "contact_phone": null,
                     *       "lead_guest": true,
                     *       "date_of_birth": null,
                     *       "gender": "male",
                     *       "country_of_residence": null,
                     *       "street_name": null,
                     *       "additional_street_name": null,
                     *       "city": "Amsterdam",
                     *       "zip": null,
                     *       "province": null,
                     *       "supported_team": null,
                     *       "guest_id": null,
                     *       "conditions": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Guest"];
                };
            };
            /** @description `invalid_json`, `validation_failed`, `invalid_header`, `unknown_parameter`, `invalid_parameter` */
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
            /** @description `guest_not_found`, `reservation_not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `immutable_field`, `reservation_expired`, `idempotency_in_flight` */
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
    get_reservations: {
        parameters: {
            query?: {
                /**
                 * @description Client that made it. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                client_id?: string;
                /**
                 * @description When it was made. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: string;
                /**
                 * @description Distributor that holds it. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                distributor_id?: string;
                /**
                 * @description Reservations for this event. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                event_id?: string;
                /**
                 * @description The distributor's own reference. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                external_reference_id?: string;
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
                 * @description Part of the id, the reference, the e-mail address or the notes. Free text.
                 * @example arena
                 */
                query?: string;
                /**
                 * @description Identifier of the reservation. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                reservation_id?: string;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `status`, `created`, `updated`, `valid_until`. Without it: `-created`. Ties break by id.
                 * @example -created
                 */
                sorting?: string;
                /**
                 * @description Reservations for this sport. One of the values. Values: `soccer`, `motorsport`, `tennis`, `rugby`, `darts`, `horseracing`, `boxing`, `other`, `motogp`, `formula1`, `cricket`, `basketball`, `combatsport`, `icehockey`, `nba`, `nfl`, `mlb`, `watersport`, `dtm`, `indycar`, `superbike`, `padel`, `handball`, `golf`, `rowing`, `cycling`, `sailing`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example soccer
                 */
                sport_type?: string;
                /**
                 * @description Status. One of the values. Values: `pending_supplier`, `active`, `extended`, `booked`, `void`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example pending_supplier
                 */
                status?: string;
                /**
                 * @description Reservations of this ticket. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                ticket_id?: string;
                /**
                 * @description When it last changed. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                updated?: string;
                /**
                 * @description Until when it holds. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                valid_until?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reservations": [
                     *         {
                     *           "client_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_cln",
                     *           "reservation_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_rsv",
                     *           "status": "pending_supplier",
                     *           "void_reason": "expired",
                     *           "notify_client": true,
                     *           "notify_me": true,
                     *           "notes": "text",
                     *           "booking_email": "desk@agency.example",
                     *           "valid_until": "2027-01-31T09:30:00",
                     *           "created": "2027-01-31T09:30:00",
                     *           "updated": "2027-01-31T09:30:00",
                     *           "parent_allocation_id": null,
                     *           "external_reference_id": null,
                     *           "distributor_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_dst",
                     *           "onbehalfclient_id": null,
                     *           "target_currency": "EUR",
                     *           "fxratemoment_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_fxr",
                     *           "items": [
                     *             {
                     *               "ticket_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_tck",
                     *               "quantity": 1,
                     *               "salesprice": 1,
                     *               "net_rate": 1,
                     *               "currency": "EUR",
                     *               "ticket_name": "text",
                     *               "event_name": "text"
                     *             }
                     *           ]
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
                    "application/json": components["schemas"]["ReservationPage"];
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
    post_reservations: {
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
                 *       "items": [
                 *         {
                 *           "ticket_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_tck",
                 *           "quantity": 2,
                 *           "net_rate": 12500,
                 *           "currency_code": "EUR",
                 *           "sales_price": 14900
                 *         }
                 *       ],
                 *       "booking_email": "desk@agency.example",
                 *       "external_reference_id": "basket-4711"
                 *     }
                 */
                "application/json": components["schemas"]["NewReservation"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "client_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_cln",
                     *       "reservation_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_rsv",
                     *       "status": "pending_supplier",
                     *       "void_reason": "expired",
                     *       "notify_client": true,
                     *       "notify_me": true,
                     *       "notes": "text",
                     *       "booking_email": "desk@agency.example",
                     *       "valid_until": "2027-01-31T09:30:00",
                     *       "created": "2027-01-31T09:30:00",
                     *       "updated": "2027-01-31T09:30:00",
                     *       "parent_allocation_id": null,
                     *       "external_reference_id": null,
                     *       "distributor_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_dst",
                     *       "onbehalfclient_id": null,
                     *       "target_currency": "EUR",
                     *       "fxratemoment_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_fxr",
                     *       "items": [
                     *         {
                     *           "ticket_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_tck",
                     *           "quantity": 1,
                     *           "salesprice": 1,
                     *           "net_rate": 1,
                     *           "currency": "EUR",
                     *           "ticket_name": "text",
                     *           "event_name": "text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Reservation"];
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
            /** @description `ticket_not_found`, `client_not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_on_sale`, `quantity_not_allowed`, `price_changed`, `insufficient_stock`, `mixed_on_request`, `idempotency_in_flight` */
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
            /** @description `hold_limit`, `rate_limited` */
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
    get_reservations_reservation_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The reservation id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_rsv
                 */
                reservation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "client_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_cln",
                     *       "reservation_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_rsv",
                     *       "status": "pending_supplier",
                     *       "void_reason": "expired",
                     *       "notify_client": true,
                     *       "notify_me": true,
                     *       "notes": "text",
                     *       "booking_email": "desk@agency.example",
                     *       "valid_until": "2027-01-31T09:30:00",
                     *       "created": "2027-01-31T09:30:00",
                     *       "updated": "2027-01-31T09:30:00",
                     *       "parent_allocation_id": null,
                     *       "external_reference_id": null,
                     *       "distributor_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_dst",
                     *       "onbehalfclient_id": null,
                     *       "target_currency": "EUR",
                     *       "fxratemoment_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_fxr",
                     *       "items": [
                     *         {
                     *           "ticket_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_tck",
                     *           "quantity": 1,
                     *           "salesprice": 1,
                     *           "net_rate": 1,
                     *           "currency": "EUR",
                     *           "ticket_name": "text",
                     *           "event_name": "text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Reservation"];
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
            /** @description `reservation_not_found` */
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
    put_reservations_reservation_id: {
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
                 * @description The reservation id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_rsv
                 */
                reservation_id: string;
            };
            cookie?: never;
        };
        /** @description The new items, all of them; when they cannot be had, the old hold stands */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "items": [
                 *         {
                 *           "ticket_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_tck",
                 *           "quantity": 2,
                 *           "net_rate": 12500,
                 *           "currency_code": "EUR",
                 *           "sales_price": 14900
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ReservationReplacement"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "client_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_cln",
                     *       "reservation_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_rsv",
                     *       "status": "pending_supplier",
                     *       "void_reason": "expired",
                     *       "notify_client": true,
                     *       "notify_me": true,
                     *       "notes": "text",
                     *       "booking_email": "desk@agency.example",
                     *       "valid_until": "2027-01-31T09:30:00",
                     *       "created": "2027-01-31T09:30:00",
                     *       "updated": "2027-01-31T09:30:00",
                     *       "parent_allocation_id": null,
                     *       "external_reference_id": null,
                     *       "distributor_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_dst",
                     *       "onbehalfclient_id": null,
                     *       "target_currency": "EUR",
                     *       "fxratemoment_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_fxr",
                     *       "items": [
                     *         {
                     *           "ticket_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_tck",
                     *           "quantity": 1,
                     *           "salesprice": 1,
                     *           "net_rate": 1,
                     *           "currency": "EUR",
                     *           "ticket_name": "text",
                     *           "event_name": "text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Reservation"];
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
            /** @description `ticket_not_found`, `reservation_not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_on_sale`, `quantity_not_allowed`, `price_changed`, `insufficient_stock`, `mixed_on_request`, `reservation_expired`, `illegal_transition`, `idempotency_in_flight` */
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
            /** @description `hold_limit`, `rate_limited` */
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
    delete_reservations_reservation_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The reservation id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_rsv
                 */
                reservation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "client_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_cln",
                     *       "reservation_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_rsv",
                     *       "status": "pending_supplier",
                     *       "void_reason": "expired",
                     *       "notify_client": true,
                     *       "notify_me": true,
                     *       "notes": "text",
                     *       "booking_email": "desk@agency.example",
                     *       "valid_until": "2027-01-31T09:30:00",
                     *       "created": "2027-01-31T09:30:00",
                     *       "updated": "2027-01-31T09:30:00",
                     *       "parent_allocation_id": null,
                     *       "external_reference_id": null,
                     *       "distributor_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_dst",
                     *       "onbehalfclient_id": null,
                     *       "target_currency": "EUR",
                     *       "fxratemoment_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_fxr",
                     *       "items": [
                     *         {
                     *           "ticket_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_tck",
                     *           "quantity": 1,
                     *           "salesprice": 1,
                     *           "net_rate": 1,
                     *           "currency": "EUR",
                     *           "ticket_name": "text",
                     *           "event_name": "text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Reservation"];
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
            /** @description `reservation_not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `reservation_expired` */
            409: {
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
    patch_reservations_reservation_id: {
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
                 * @description The reservation id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_rsv
                 */
                reservation_id: string;
            };
            cookie?: never;
        };
        /** @description Only the fields sent change; a later valid_until extends the hold, within its cap */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "notes": "Group of two"
                 *     }
                 */
                "application/json": components["schemas"]["ReservationChange"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "client_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_cln",
                     *       "reservation_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_rsv",
                     *       "status": "pending_supplier",
                     *       "void_reason": "expired",
                     *       "notify_client": true,
                     *       "notify_me": true,
                     *       "notes": "text",
                     *       "booking_email": "desk@agency.example",
                     *       "valid_until": "2027-01-31T09:30:00",
                     *       "created": "2027-01-31T09:30:00",
                     *       "updated": "2027-01-31T09:30:00",
                     *       "parent_allocation_id": null,
                     *       "external_reference_id": null,
                     *       "distributor_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_dst",
                     *       "onbehalfclient_id": null,
                     *       "target_currency": "EUR",
                     *       "fxratemoment_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_fxr",
                     *       "items": [
                     *         {
                     *           "ticket_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_tck",
                     *           "quantity": 1,
                     *           "salesprice": 1,
                     *           "net_rate": 1,
                     *           "currency": "EUR",
                     *           "ticket_name": "text",
                     *           "event_name": "text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Reservation"];
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
            /** @description `reservation_not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `reservation_expired`, `illegal_transition`, `hold_too_long`, `idempotency_in_flight` */
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
    get_reservations_reservation_id_guestdata: {
        parameters: {
            query?: {
                /**
                 * @description Country, ISO 3166-1, for which requirements that hang on the country are resolved
                 * @example PRT
                 */
                country_hint?: string;
                /**
                 * @description Whether to say what each guest still lacks
                 * @example true
                 */
                include_conditions?: boolean;
                /**
                 * @description Orders the guests of each item. Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `first_name`, `last_name`, `contact_email`, `contact_phone`, `gender`, `country_of_residence`, `street_name`, `additional_street_name`, `city`, `zip`, `province`, `supported_team`, `lead_guest`, `guest_id`. Places without a value come last
                 * @example last_name,first_name
                 */
                sorting?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The reservation id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_rsv
                 */
                reservation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "ticket_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_tck",
                     *           "quantity": 1,
                     *           "guests": [
                     *             {
                     *               "first_name": null,
                     *               "last_name": null,
                     *               "passport_number": null,
                     *               "contact_email": null,
                     *               "contact_phone": null,
                     *               "lead_guest": true,
                     *               "date_of_birth": null,
                     *               "gender": "male",
                     *               "country_of_residence": null,
                     *               "street_name": null,
                     *               "additional_street_name": null,
                     *               "city": "Amsterdam",
                     *               "zip": null,
                     *               "province": null,
                     *               "supported_team": null,
                     *               "guest_id": null,
                     *               "conditions": {}
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["GuestData"];
                };
            };
            /** @description `invalid_sorting`, `unknown_parameter`, `invalid_parameter` */
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
            /** @description `reservation_not_found` */
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
    post_reservations_reservation_id_guestdata: {
        parameters: {
            query?: {
                /**
                 * @description Country, ISO 3166-1, for which requirements that hang on the country are resolved
                 * @example PRT
                 */
                country_hint?: string;
                /**
                 * @description Whether to say what each guest still lacks
                 * @example true
                 */
                include_conditions?: boolean;
                /**
                 * @description Orders the guests of each item. Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `first_name`, `last_name`, `contact_email`, `contact_phone`, `gender`, `country_of_residence`, `street_name`, `additional_street_name`, `city`, `zip`, `province`, `supported_team`, `lead_guest`, `guest_id`. Places without a value come last
                 * @example last_name,first_name
                 */
                sorting?: string;
            };
            header?: {
                /**
                 * @description Any text of your own, new for each change: repeating the request with it has no second effect
                 * @example order-4711-attempt
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The reservation id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_rsv
                 */
                reservation_id: string;
            };
            cookie?: never;
        };
        /** @description Some guests now and others later. A guest with a guest_id is changed, only in the fields sent; the others take the places that are free or, when there are as many guests as places, the places in order */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "items": [
                 *         {
                 *           "ticket_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_tck",
                 *           "guests": [
                 *             {
                 *               "first_name": "Joana",
                 *               "last_name": "Almeida",
                 *               "contact_email": "joana@guest.example",
                 *               "contact_phone": "+351211234567",
                 *               "date_of_birth": "1990-05-31",
                 *               "gender": "female",
                 *               "country_of_residence": "PRT"
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NewGuestData"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "ticket_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_tck",
                     *           "quantity": 1,
                     *           "guests": [
                     *             {
                     *               "first_name": null,
                     *               "last_name": null,
                     *               "passport_number": null,
                     *               "contact_email": null,
                     *               "contact_phone": null,
                     *               "lead_guest": true,
                     *               "date_of_birth": null,
                     *               "gender": "male",
                     *               "country_of_residence": null,
                     *               "street_name": null,
                     *               "additional_street_name": null,
                     *               "city": "Amsterdam",
                     *               "zip": null,
                     *               "province": null,
                     *               "supported_team": null,
                     *               "guest_id": null,
                     *               "conditions": {}
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["GuestData"];
                };
            };
            /** @description `invalid_sorting`, `invalid_json`, `validation_failed`, `invalid_header`, `unknown_parameter`, `invalid_parameter` */
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
            /** @description `guest_not_found`, `reservation_not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `immutable_field`, `reservation_expired`, `idempotency_in_flight` */
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
    get_reservations_reservation_id_guestdata_guest_id: {
        parameters: {
            query?: {
                /**
                 * @description Country, ISO 3166-1, for which requirements that hang on the country are resolved
                 * @example PRT
                 */
                country_hint?: string;
                /**
                 * @description Whether to say what each guest still lacks
                 * @example true
                 */
                include_conditions?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description The guest id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_gst
                 */
                guest_id: string;
                /**
                 * @description The reservation id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_rsv
                 */
                reservation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "first_name": null,
                     *       "last_name": null,
                     *       "passport_number": null,
                     *       "contact_email": null,
                     *       "contact_phone": null,
                     *       "lead_guest": true,
                     *       "date_of_birth": null,
                     *       "gender": "male",
                     *       "country_of_residence": null,
                     *       "street_name": null,
                     *       "additional_street_name": null,
                     *       "city": "Amsterdam",
                     *       "zip": null,
                     *       "province": null,
                     *       "supported_team": null,
                     *       "guest_id": null,
                     *       "conditions": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Guest"];
                };
            };
            /** @description `unknown_parameter`, `invalid_parameter` */
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
            /** @description `guest_not_found`, `reservation_not_found` */
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
    put_reservations_reservation_id_guestdata_guest_id: {
        parameters: {
            query?: {
                /**
                 * @description Country, ISO 3166-1, for which requirements that hang on the country are resolved
                 * @example PRT
                 */
                country_hint?: string;
                /**
                 * @description Whether to say what each guest still lacks
                 * @example true
                 */
                include_conditions?: boolean;
            };
            header?: {
                /**
                 * @description Any text of your own, new for each change: repeating the request with it has no second effect
                 * @example order-4711-attempt
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The guest id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_gst
                 */
                guest_id: string;
                /**
                 * @description The reservation id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_rsv
                 */
                reservation_id: string;
            };
            cookie?: never;
        };
        /** @description The whole guest: a field left out becomes null. lead_guest true makes this the lead guest in place of the other */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "first_name": "Joana",
                 *       "last_name": "Almeida",
                 *       "contact_email": "joana@guest.example",
                 *       "contact_phone": "+351211234567",
                 *       "date_of_birth": "1990-05-31",
                 *       "gender": "female",
                 *       "country_of_residence": "PRT"
                 *     }
                 */
                "application/json": components["schemas"]["GuestChange"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "first_name": null,
                     *       "last_name": null,
                     *       "passport_number": null,
                     *       "contact_email": null,
                     *       "contact_phone": null,
                     *       "lead_guest": true,
                     *       "date_of_birth": null,
                     *       "gender": "male",
                     *       "country_of_residence": null,
                     *       "street_name": null,
                     *       "additional_street_name": null,
                     *       "city": "Amsterdam",
                     *       "zip": null,
                     *       "province": null,
                     *       "supported_team": null,
                     *       "guest_id": null,
                     *       "conditions": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Guest"];
                };
            };
            /** @description `invalid_json`, `validation_failed`, `invalid_header`, `unknown_parameter`, `invalid_parameter` */
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
            /** @description `guest_not_found`, `reservation_not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `immutable_field`, `reservation_expired`, `idempotency_in_flight` */
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
    get_reservations_reservation_id_history: {
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
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `version`, `created`. Without it: `-version`. Ties break by id.
                 * @example -version
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
                 * @description The reservation id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_rsv
                 */
                reservation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "history": [
                     *         {
                     *           "reservation_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_rsv",
                     *           "created": "2027-01-31T09:30:00",
                     *           "inactive_since": null,
                     *           "created_by": "text",
                     *           "updated_by": "text",
                     *           "impersonator_client_id": null,
                     *           "changed": [],
                     *           "reservation": {
                     *             "client_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_cln",
                     *             "reservation_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_rsv",
                     *             "status": "pending_supplier",
                     *             "void_reason": "expired",
                     *             "notify_client": true,
                     *             "notify_me": true,
                     *             "notes": "text",
                     *             "booking_email": "desk@agency.example",
                     *             "valid_until": "2027-01-31T09:30:00",
                     *             "created": "2027-01-31T09:30:00",
                     *             "updated": "2027-01-31T09:30:00",
                     *             "parent_allocation_id": null,
                     *             "external_reference_id": null,
                     *             "distributor_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_dst",
                     *             "onbehalfclient_id": null,
                     *             "target_currency": "EUR",
                     *             "fxratemoment_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_fxr",
                     *             "items": [
                     *               {
                     *                 "ticket_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_tck",
                     *                 "quantity": 1,
                     *                 "salesprice": 1,
                     *                 "net_rate": 1,
                     *                 "currency": "EUR",
                     *                 "ticket_name": "text",
                     *                 "event_name": "text"
                     *               }
                     *             ]
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
                    "application/json": components["schemas"]["ReservationHistoryEntryPage"];
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
            /** @description `reservation_not_found` */
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
    get_reservations_reservation_id_pay_details: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The reservation id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_rsv
                 */
                reservation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reservation_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_rsv",
                     *       "payment_method": "invoice",
                     *       "payment_reference": null,
                     *       "amount": 1,
                     *       "currency": "EUR",
                     *       "items": [
                     *         {
                     *           "ticket_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_tck",
                     *           "amount": 1,
                     *           "currency": "EUR"
                     *         }
                     *       ],
                     *       "fees": [
                     *         {
                     *           "type": "mediation",
                     *           "amount": 1,
                     *           "currency": "EUR",
                     *           "vat": 1
                     *         }
                     *       ],
                     *       "vat": [
                     *         {
                     *           "country": "NLD",
                     *           "vat_category": "text",
                     *           "rate": "text",
                     *           "gross": 1,
                     *           "vat": 1,
                     *           "currency": "EUR",
                     *           "note": null
                     *         }
                     *       ],
                     *       "due_by": null,
                     *       "status": "open"
                     *     }
                     */
                    "application/json": components["schemas"]["PayDetails"];
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
            /** @description `reservation_not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `no_fx_rate` */
            409: {
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
    put_reservations_reservation_id_pay_details: {
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
                 * @description The reservation id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_rsv
                 */
                reservation_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "payment_method": "card",
                 *       "payment_reference": "psp-20931"
                 *     }
                 */
                "application/json": components["schemas"]["PayDetailsChange"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reservation_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_rsv",
                     *       "payment_method": "invoice",
                     *       "payment_reference": null,
                     *       "amount": 1,
                     *       "currency": "EUR",
                     *       "items": [
                     *         {
                     *           "ticket_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_tck",
                     *           "amount": 1,
                     *           "currency": "EUR"
                     *         }
                     *       ],
                     *       "fees": [
                     *         {
                     *           "type": "mediation",
                     *           "amount": 1,
                     *           "currency": "EUR",
                     *           "vat": 1
                     *         }
                     *       ],
                     *       "vat": [
                     *         {
                     *           "country": "NLD",
                     *           "vat_category": "text",
                     *           "rate": "text",
                     *           "gross": 1,
                     *           "vat": 1,
                     *           "currency": "EUR",
                     *           "note": null
                     *         }
                     *       ],
                     *       "due_by": null,
                     *       "status": "open"
                     *     }
                     */
                    "application/json": components["schemas"]["PayDetails"];
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
            /** @description `reservation_not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `reservation_expired`, `payment_method_not_allowed`, `no_fx_rate`, `idempotency_in_flight` */
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
    get_reservations_reservation_id_payment_methods: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The reservation id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_rsv
                 */
                reservation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "payment_methods": [
                     *         {
                     *           "payment_method": "invoice",
                     *           "label": "Booking engine",
                     *           "currencies": [],
                     *           "requires_reference": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentMethods"];
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
            /** @description `reservation_not_found` */
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
    get_sales_requests: {
        parameters: {
            query?: {
                /**
                 * @description When it was asked. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
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
                 * @description Reservation that waits for the answer. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                reservation_id?: string;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `created`. Without it: `-created`. Ties break by id.
                 * @example -created
                 */
                sorting?: string;
                /**
                 * @description pending_supplier while the answer is awaited. One of the values. Values: `pending_supplier`, `active`, `extended`, `booked`, `void`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example pending_supplier
                 */
                status?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "requests": [
                     *         {
                     *           "reservation_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_rsv",
                     *           "status": "text",
                     *           "void_reason": null,
                     *           "created": "2027-01-31T09:30:00",
                     *           "answer_until": "2027-01-31T09:30:00",
                     *           "items": [
                     *             {
                     *               "ticket_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_tck",
                     *               "quantity": 1,
                     *               "net_rate": 1,
                     *               "currency": "EUR",
                     *               "ticket_name": "text",
                     *               "event_name": "text"
                     *             }
                     *           ]
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
                    "application/json": components["schemas"]["TicketRequestPage"];
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
    post_sales_requests_reservation_id: {
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
                 * @description The reservation id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_rsv
                 */
                reservation_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "accept": true
                 *     }
                 */
                "application/json": components["schemas"]["RequestAnswer"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reservation_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_rsv",
                     *       "status": "text",
                     *       "void_reason": null,
                     *       "created": "2027-01-31T09:30:00",
                     *       "answer_until": "2027-01-31T09:30:00",
                     *       "items": [
                     *         {
                     *           "ticket_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_tck",
                     *           "quantity": 1,
                     *           "net_rate": 1,
                     *           "currency": "EUR",
                     *           "ticket_name": "text",
                     *           "event_name": "text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TicketRequest"];
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
            /** @description `reservation_not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `reservation_expired`, `insufficient_stock`, `idempotency_in_flight` */
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
    get_sports: {
        parameters: {
            query?: {
                /**
                 * @description What people call it. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                label?: string;
                /**
                 * @description How many events. Whole number. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2
                 */
                number_of_events?: string;
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
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `sport_type`, `label`, `number_of_events`. Without it: `label`. Ties break by id.
                 * @example label
                 */
                sorting?: string;
                /**
                 * @description Sport. One of the values. Values: `soccer`, `motorsport`, `tennis`, `rugby`, `darts`, `horseracing`, `boxing`, `other`, `motogp`, `formula1`, `cricket`, `basketball`, `combatsport`, `icehockey`, `nba`, `nfl`, `mlb`, `watersport`, `dtm`, `indycar`, `superbike`, `padel`, `handball`, `golf`, `rowing`, `cycling`, `sailing`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example soccer
                 */
                sport_type?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sports": [
                     *         {
                     *           "sport_type": "soccer",
                     *           "label": "Booking engine",
                     *           "number_of_events": 1
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
                    "application/json": components["schemas"]["SportPage"];
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
            /** @description Done */
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
                 *       "scope": "external",
                 *       "memo_category": "processinformation",
                 *       "memo_subcategory": "generic_notes",
                 *       "action_date": "2027-01-31"
                 *     }
                 */
                "application/json": components["schemas"]["NewMemo"];
            };
        };
        responses: {
            /** @description Made */
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
    get_teams: {
        parameters: {
            query?: {
                /**
                 * @description Abbreviation of the name. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                abbreviation?: string;
                /**
                 * @description Country of the team, alpha-2 or alpha-3. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                country?: string;
                /**
                 * @description When it was made. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: string;
                /**
                 * @description Whole name. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                official_name?: string;
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
                 * @description Whether many ask for it. `true` or `false`.
                 * @example true
                 */
                popular_team?: string;
                /**
                 * @description Name, abbreviation or part of it, accents and a typing error forgiven; the best come first. Free text.
                 * @example arena
                 */
                query?: string;
                /**
                 * @description Whether deleted ones are listed too; `deleted` tells since when they are. `true` or `false`, default `false`.
                 * @example false
                 */
                show_deleted?: string;
                /**
                 * @description Readable alternative to the identifier. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                slug?: string;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `team_id`, `slug`, `official_name`, `sport_type`, `created`, `updated`. Without it: `official_name`. Ties break by id.
                 * @example official_name
                 */
                sorting?: string;
                /**
                 * @description Sport. One of the values. Values: `soccer`, `motorsport`, `tennis`, `rugby`, `darts`, `horseracing`, `boxing`, `other`, `motogp`, `formula1`, `cricket`, `basketball`, `combatsport`, `icehockey`, `nba`, `nfl`, `mlb`, `watersport`, `dtm`, `indycar`, `superbike`, `padel`, `handball`, `golf`, `rowing`, `cycling`, `sailing`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example soccer
                 */
                sport_type?: string;
                /**
                 * @description Identifier of the team. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                team_id?: string;
                /**
                 * @description Teams with an event of this tournament. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                tournament_id?: string;
                /**
                 * @description When it last changed. To keep a copy in step ask for `ge:` the newest one you have, less a minute for changes under way, with `show_deleted=true`. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                updated?: string;
                /**
                 * @description Teams at home in this venue. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                venue_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "teams": [
                     *         {
                     *           "team_id": "text",
                     *           "official_name": "text",
                     *           "sport_type": "soccer",
                     *           "slug": "canal-city-travel",
                     *           "abbreviation": null,
                     *           "iso_country": "NLD",
                     *           "popular_team": true,
                     *           "venue_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_ven",
                     *           "wikipedia_slug": null,
                     *           "wikipedia_snippet": null,
                     *           "logo_filename": null,
                     *           "created": "2027-01-31T09:30:00",
                     *           "updated": "2027-01-31T09:30:00",
                     *           "deleted": null
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
                    "application/json": components["schemas"]["TeamPage"];
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
    post_teams: {
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
                 *       "official_name": "Atlético do Porto",
                 *       "abbreviation": "ADP",
                 *       "sport_type": "soccer",
                 *       "iso_country": "PRT"
                 *     }
                 */
                "application/json": components["schemas"]["NewTeam"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "team_id": "text",
                     *       "official_name": "text",
                     *       "sport_type": "soccer",
                     *       "slug": "canal-city-travel",
                     *       "abbreviation": null,
                     *       "iso_country": "NLD",
                     *       "popular_team": true,
                     *       "venue_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_ven",
                     *       "wikipedia_slug": null,
                     *       "wikipedia_snippet": null,
                     *       "logo_filename": null,
                     *       "created": "2027-01-31T09:30:00",
                     *       "updated": "2027-01-31T09:30:00",
                     *       "deleted": null
                     *     }
                     */
                    "application/json": components["schemas"]["Team"];
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
            /** @description `venue_not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `slug_taken`, `idempotency_in_flight` */
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
    get_teams_team_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The team id
                 * @example text
                 */
                team_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "team_id": "text",
                     *       "official_name": "text",
                     *       "sport_type": "soccer",
                     *       "slug": "canal-city-travel",
                     *       "abbreviation": null,
                     *       "iso_country": "NLD",
                     *       "popular_team": true,
                     *       "venue_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_ven",
                     *       "wikipedia_slug": null,
                     *       "wikipedia_snippet": null,
                     *       "logo_filename": null,
                     *       "created": "2027-01-31T09:30:00",
                     *       "updated": "2027-01-31T09:30:00",
                     *       "deleted": null
                     *     }
                     */
                    "application/json": components["schemas"]["Team"];
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
            /** @description `team_not_found` */
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
    delete_teams_team_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The team id
                 * @example text
                 */
                team_id: string;
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
            /** @description `team_not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `in_use` */
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
    patch_teams_team_id: {
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
                 * @description The team id
                 * @example text
                 */
                team_id: string;
            };
            cookie?: never;
        };
        /** @description Only the fields sent change */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "popular_team": true
                 *     }
                 */
                "application/json": components["schemas"]["TeamChange"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "team_id": "text",
                     *       "official_name": "text",
                     *       "sport_type": "soccer",
                     *       "slug": "canal-city-travel",
                     *       "abbreviation": null,
                     *       "iso_country": "NLD",
                     *       "popular_team": true,
                     *       "venue_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_ven",
                     *       "wikipedia_slug": null,
                     *       "wikipedia_snippet": null,
                     *       "logo_filename": null,
                     *       "created": "2027-01-31T09:30:00",
                     *       "updated": "2027-01-31T09:30:00",
                     *       "deleted": null
                     *     }
                     */
                    "application/json": components["schemas"]["Team"];
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
            /** @description `team_not_found`, `venue_not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `slug_taken`, `idempotency_in_flight` */
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
    get_teams_team_id_history: {
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
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `version`, `created`. Without it: `-version`. Ties break by id.
                 * @example -version
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
                 * @description The team id
                 * @example text
                 */
                team_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "history": [
                     *         {
                     *           "team_id": null,
                     *           "created": "2027-01-31T09:30:00",
                     *           "inactive_since": null,
                     *           "created_by": "text",
                     *           "updated_by": "text",
                     *           "impersonator_client_id": null,
                     *           "changed": [],
                     *           "team": {
                     *             "team_id": "text",
                     *             "official_name": "text",
                     *             "sport_type": "soccer",
                     *             "slug": "canal-city-travel",
                     *             "abbreviation": null,
                     *             "iso_country": "NLD",
                     *             "popular_team": true,
                     *             "venue_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_ven",
                     *             "wikipedia_slug": null,
                     *             "wikipedia_snippet": null,
                     *             "logo_filename": null,
                     *             "created": "2027-01-31T09:30:00",
                     *             "updated": "2027-01-31T09:30:00",
                     *             "deleted": null
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
                    "application/json": components["schemas"]["TeamHistoryEntryPage"];
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
            /** @description `team_not_found` */
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
    get_ticket_ticket_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ticket id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_tck
                 */
                ticket_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Distributors see the fields that are always there; a supplier sees more of its own tickets, the operator all. Prices are per ticket. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ticket_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_tck",
                     *       "category_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_ctg",
                     *       "external_ticket_id": null,
                     *       "event_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_evt",
                     *       "supplier_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_spp",
                     *       "organiser_id": null,
                     *       "ticket_title": "text",
                     *       "type_ticket": "eticket",
                     *       "ticket_type": "eticket",
                     *       "ticket_status": "available",
                     *       "ticket_validity": "singleday",
                     *       "ticket_targetgroup": "adult",
                     *       "sub_category": "text",
                     *       "ticket_validfrom": "2027-01-31T09:30:00",
                     *       "ticket_validuntil": "2027-01-31T09:30:00",
                     *       "release_date": null,
                     *       "latest_sale_date": null,
                     *       "last_checked": null,
                     *       "face_value": 1,
                     *       "face_value_eur": null,
                     *       "sales_price": 1,
                     *       "sales_price_eur": null,
                     *       "supplier_quantity": 1,
                     *       "backorder_quantity": 1,
                     *       "available_quantity": 1,
                     *       "reservations_quantity": 1,
                     *       "service_stock": 1,
                     *       "currency_code": "EUR",
                     *       "event_name": "text",
                     *       "flags": [
                     *         "pairs_only"
                     *       ],
                     *       "pairs_only": true,
                     *       "package_rate": true,
                     *       "sales_periods": [
                     *         {
                     *           "date_start": "2027-01-31T09:30:00",
                     *           "date_stop": "2027-01-31T09:30:00",
                     *           "label": "Booking engine",
                     *           "net_rate": 1
                     *         }
                     *       ],
                     *       "service_fee": 1,
                     *       "service_feevat": 1,
                     *       "vat_category": "high",
                     *       "is_service_supplier": true,
                     *       "ticket_source": "marketplace",
                     *       "is_relisted_ticket": true,
                     *       "fxratemoment_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_fxr",
                     *       "net_rate": 1,
                     *       "stock": 1,
                     *       "min_order": 1,
                     *       "allowed_quantities": [],
                     *       "options": {
                     *         "videowall": true,
                     *         "covered_seat": true,
                     *         "numbered_seat": true,
                     *         "package_rate": true,
                     *         "open_during_half_time": true,
                     *         "open_hours_before_match": null,
                     *         "open_hours_after_match": null,
                     *         "open_minutes_before_match": null,
                     *         "open_minutes_after_match": null
                     *       },
                     *       "category_name": "text",
                     *       "category_type": "grandstand",
                     *       "local_rates": [
                     *         {
                     *           "currency_code": "EUR",
                     *           "net_rate": 1,
                     *           "sales_price": 1
                     *         }
                     *       ],
                     *       "eventdays": [],
                     *       "cancellation_policy": [
                     *         {
                     *           "until_days_before": 1,
                     *           "refund_percent": 1
                     *         }
                     *       ],
                     *       "created": "2027-01-31T09:30:00",
                     *       "updated": "2027-01-31T09:30:00",
                     *       "deleted": null,
                     *       "organiser_price": 1,
                     *       "organiser_price_eur": null,
                     *       "organiser_vat": null,
                     *       "cost_price": 1,
                     *       "cost_price_eur": null,
                     *       "ticket_yield": {
                     *         "yield_strategy": "auto",
                     *         "yield_min_price": 1,
                     *         "yield_max_price": 1,
                     *         "currency_code": "EUR",
                     *         "diff_from_cheapest": 1,
                     *         "enabled": true,
                     *         "enabled_supplier_ids": [],
                     *         "disabled_supplier_ids": [],
                     *         "minimum_different_suppliers": 1
                     *       },
                     *       "countries_disabled": [],
                     *       "countries_enabled": [],
                     *       "locked_by_client_id": null,
                     *       "note": null,
                     *       "number_of_tickets_sold": 1,
                     *       "number_of_bookingorders": 1,
                     *       "guest_data_requirements": [
                     *         {
                     *           "field": "first_name",
                     *           "scope": "lead_guest",
                     *           "stage": "pre_checkout",
                     *           "countries": {
                     *             "in": [
                     *               "NLD"
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "service_price": 1,
                     *       "service_price_eur": null,
                     *       "service_vat": null,
                     *       "margins_applied": true,
                     *       "discount_percentage": 2.5,
                     *       "distributors_disabled": [],
                     *       "distributors_enabled": [],
                     *       "supplier_role": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["Ticket"];
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
            /** @description `ticket_not_found` */
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
    get_tickets: {
        parameters: {
            query?: {
                /**
                 * @description Tickets of this category. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                category_id?: string;
                /**
                 * @description Kind of category. One of the values. Values: `grandstand`, `generaladmission`, `busparking`, `carparking`, `camping`, `transfer`, `hospitality`, `offsite_hospitality`, `extras`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example grandstand
                 */
                category_type?: string;
                /**
                 * @description City of the venue, in capitals or not. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                city?: string;
                /**
                 * @description When it was made. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: string;
                /**
                 * @description Tickets for this event. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                event_id?: string;
                /**
                 * @description Face value in minor units of the ticket's currency. Whole number. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2
                 */
                face_value?: string;
                /**
                 * @description Whether tickets for youth and children are listed too. `true` or `false`, default `false`.
                 * @example false
                 */
                include_youth?: string;
                /**
                 * @description Whether a distributor offers it again. `true` or `false`.
                 * @example true
                 */
                is_relisted_ticket?: string;
                /**
                 * @description Whether to list only what you can buy at this moment, if anything is left. `true` or `false`, default `false`.
                 * @example false
                 */
                on_sale?: string;
                /**
                 * @description Tickets of this organiser. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                organiser_id?: string;
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
                 * @description Whether deleted ones are listed too; `deleted` tells since when they are. `true` or `false`, default `false`.
                 * @example false
                 */
                show_deleted?: string;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `ticket_id`, `face_value`, `stock`, `ticket_validfrom`, `ticket_title`, `event_name`, `net_rate`, `created`, `updated`. Without it: `ticket_id`. Ties break by id.
                 * @example ticket_id
                 */
                sorting?: string;
                /**
                 * @description Sport of the event. One of the values. Values: `soccer`, `motorsport`, `tennis`, `rugby`, `darts`, `horseracing`, `boxing`, `other`, `motogp`, `formula1`, `cricket`, `basketball`, `combatsport`, `icehockey`, `nba`, `nfl`, `mlb`, `watersport`, `dtm`, `indycar`, `superbike`, `padel`, `handball`, `golf`, `rowing`, `cycling`, `sailing`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example soccer
                 */
                sport_type?: string;
                /**
                 * @description How many are still there. Whole number. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2
                 */
                stock?: string;
                /**
                 * @description Variant within the category. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                sub_category?: string;
                /**
                 * @description Tickets of this supplier. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                supplier_id?: string;
                /**
                 * @description Kind of supplier. One of the values. Values: `service`, `marketplace`, `organiser`, `external`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example service
                 */
                supplier_type?: string;
                /**
                 * @description Identifier of the ticket. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                ticket_id?: string;
                /**
                 * @description Where it comes from. One of the values. Values: `marketplace`, `external`, `service`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example marketplace
                 */
                ticket_source?: string;
                /**
                 * @description Status of the ticket. One of the values. Values: `available`, `disabled`, `error`, `returned`, `on_request`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example available
                 */
                ticket_status?: string;
                /**
                 * @description How the ticket is delivered. One of the values. Values: `eticket`, `appticket`, `paper-ticket`, `collection-stadium`, `eticket_with_pickup`, `other`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example eticket
                 */
                ticket_type?: string;
                /**
                 * @description First day it is valid. Datetime `yyyy-mm-ddThh:mm:ss` on the clock of the venue, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                ticket_validfrom?: string;
                /**
                 * @description How long it is valid. One of the values. Values: `singleday`, `twoday`, `other`, `weekend`, `fourday`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example singleday
                 */
                ticket_validity?: string;
                /**
                 * @description Last day it is valid. Datetime `yyyy-mm-ddThh:mm:ss` on the clock of the venue, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                ticket_validuntil?: string;
                /**
                 * @description Tickets for events of this tournament. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                tournament_id?: string;
                /**
                 * @description When it last changed. To keep a copy in step ask for `ge:` the newest one you have, less a minute for changes under way, with `show_deleted=true`. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                updated?: string;
                /**
                 * @description VAT category. One of the values. Values: `high`, `low`, `middle`, `none`, `rc`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example high
                 */
                vat_category?: string;
                /**
                 * @description Tickets for events at this venue. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                venue_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "tickets": [
                     *         {
                     *           "ticket_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_tck",
                     *           "category_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_ctg",
                     *           "external_ticket_id": null,
                     *           "event_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_evt",
                     *           "supplier_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_spp",
                     *           "organiser_id": null,
                     *           "ticket_title": "text",
                     *           "type_ticket": "eticket",
                     *           "ticket_type": "eticket",
                     *           "ticket_status": "available",
                     *           "ticket_validity": "singleday",
                     *           "ticket_targetgroup": "adult",
                     *           "sub_category": "text",
                     *           "ticket_validfrom": "2027-01-31T09:30:00",
                     *           "ticket_validuntil": "2027-01-31T09:30:00",
                     *           "release_date": null,
                     *           "latest_sale_date": null,
                     *           "last_checked": null,
                     *           "face_value": 1,
                     *           "face_value_eur": null,
                     *           "sales_price": 1,
                     *           "sales_price_eur": null,
                     *           "supplier_quantity": 1,
                     *           "backorder_quantity": 1,
                     *           "available_quantity": 1,
                     *           "reservations_quantity": 1,
                     *           "service_stock": 1,
                     *           "currency_code": "EUR",
                     *           "event_name": "text",
                     *           "flags": [
                     *             "pairs_only"
                     *           ],
                     *           "pairs_only": true,
                     *           "package_rate": true,
                     *           "sales_periods": [
                     *             {
                     *               "date_start": "2027-01-31T09:30:00",
                     *               "date_stop": "2027-01-31T09:30:00",
                     *               "label": "Booking engine",
                     *               "net_rate": 1
                     *             }
                     *           ],
                     *           "service_fee": 1,
                     *           "service_feevat": 1,
                     *           "vat_category": "high",
                     *           "is_service_supplier": true,
                     *           "ticket_source": "marketplace",
                     *           "is_relisted_ticket": true,
                     *           "fxratemoment_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_fxr",
                     *           "net_rate": 1,
                     *           "stock": 1,
                     *           "min_order": 1,
                     *           "allowed_quantities": [],
                     *           "options": {
                     *             "videowall": true,
                     *             "covered_seat": true,
                     *             "numbered_seat": true,
                     *             "package_rate": true,
                     *             "open_during_half_time": true,
                     *             "open_hours_before_match": null,
                     *             "open_hours_after_match": null,
                     *             "open_minutes_before_match": null,
                     *             "open_minutes_after_match": null
                     *           },
                     *           "category_name": "text",
                     *           "category_type": "grandstand",
                     *           "local_rates": [
                     *             {
                     *               "currency_code": "EUR",
                     *               "net_rate": 1,
                     *               "sales_price": 1
                     *             }
                     *           ],
                     *           "eventdays": [],
                     *           "cancellation_policy": [
                     *             {
                     *               "until_days_before": 1,
                     *               "refund_percent": 1
                     *             }
                     *           ],
                     *           "created": "2027-01-31T09:30:00",
                     *           "updated": "2027-01-31T09:30:00",
                     *           "deleted": null,
                     *           "organiser_price": 1,
                     *           "organiser_price_eur": null,
                     *           "organiser_vat": null,
                     *           "cost_price": 1,
                     *           "cost_price_eur": null,
                     *           "ticket_yield": {
                     *             "yield_strategy": "auto",
                     *             "yield_min_price": 1,
                     *             "yield_max_price": 1,
                     *             "currency_code": "EUR",
                     *             "diff_from_cheapest": 1,
                     *             "enabled": true,
                     *             "enabled_supplier_ids": [],
                     *             "disabled_supplier_ids": [],
                     *             "minimum_different_suppliers": 1
                     *           },
                     *           "countries_disabled": [],
                     *           "countries_enabled": [],
                     *           "locked_by_client_id": null,
                     *           "note": null,
                     *           "number_of_tickets_sold": 1,
                     *           "number_of_bookingorders": 1,
                     *           "guest_data_requirements": [
                     *             {
                     *               "field": "first_name",
                     *               "scope": "lead_guest",
                     *               "stage": "pre_checkout",
                     *               "countries": {
                     *                 "in": [
                     *                   "NLD"
                     *                 ]
                     *               }
                     *             }
                     *           ],
                     *           "service_price": 1,
                     *           "service_price_eur": null,
                     *           "service_vat": null,
                     *           "margins_applied": true,
                     *           "discount_percentage": 2.5,
                     *           "distributors_disabled": [],
                     *           "distributors_enabled": [],
                     *           "supplier_role": "text"
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
                    "application/json": components["schemas"]["TicketPage"];
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
    post_tickets: {
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
        /** @description A supplier offers in its own name; the operator names the supplier. What is left out follows from event, category and supplier */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_evt",
                 *       "category_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_ctg",
                 *       "supplier_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_spp",
                 *       "face_value": 9500,
                 *       "cost_price": 8800,
                 *       "supplier_quantity": 40,
                 *       "flags": [
                 *         "no_single_left"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NewTicket"];
            };
        };
        responses: {
            /** @description Distributors see the fields that are always there; a supplier sees more of its own tickets, the operator all. Prices are per ticket. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ticket_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_tck",
                     *       "category_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_ctg",
                     *       "external_ticket_id": null,
                     *       "event_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_evt",
                     *       "supplier_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_spp",
                     *       "organiser_id": null,
                     *       "ticket_title": "text",
                     *       "type_ticket": "eticket",
                     *       "ticket_type": "eticket",
                     *       "ticket_status": "available",
                     *       "ticket_validity": "singleday",
                     *       "ticket_targetgroup": "adult",
                     *       "sub_category": "text",
                     *       "ticket_validfrom": "2027-01-31T09:30:00",
                     *       "ticket_validuntil": "2027-01-31T09:30:00",
                     *       "release_date": null,
                     *       "latest_sale_date": null,
                     *       "last_checked": null,
                     *       "face_value": 1,
                     *       "face_value_eur": null,
                     *       "sales_price": 1,
                     *       "sales_price_eur": null,
                     *       "supplier_quantity": 1,
                     *       "backorder_quantity": 1,
                     *       "available_quantity": 1,
                     *       "reservations_quantity": 1,
                     *       "service_stock": 1,
                     *       "currency_code": "EUR",
                     *       "event_name": "text",
                     *       "flags": [
                     *         "pairs_only"
                     *       ],
                     *       "pairs_only": true,
                     *       "package_rate": true,
                     *       "sales_periods": [
                     *         {
                     *           "date_start": "2027-01-31T09:30:00",
                     *           "date_stop": "2027-01-31T09:30:00",
                     *           "label": "Booking engine",
                     *           "net_rate": 1
                     *         }
                     *       ],
                     *       "service_fee": 1,
                     *       "service_feevat": 1,
                     *       "vat_category": "high",
                     *       "is_service_supplier": true,
                     *       "ticket_source": "marketplace",
                     *       "is_relisted_ticket": true,
                     *       "fxratemoment_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_fxr",
                     *       "net_rate": 1,
                     *       "stock": 1,
                     *       "min_order": 1,
                     *       "allowed_quantities": [],
                     *       "options": {
                     *         "videowall": true,
                     *         "covered_seat": true,
                     *         "numbered_seat": true,
                     *         "package_rate": true,
                     *         "open_during_half_time": true,
                     *         "open_hours_before_match": null,
                     *         "open_hours_after_match": null,
                     *         "open_minutes_before_match": null,
                     *         "open_minutes_after_match": null
                     *       },
                     *       "category_name": "text",
                     *       "category_type": "grandstand",
                     *       "local_rates": [
                     *         {
                     *           "currency_code": "EUR",
                     *           "net_rate": 1,
                     *           "sales_price": 1
                     *         }
                     *       ],
                     *       "eventdays": [],
                     *       "cancellation_policy": [
                     *         {
                     *           "until_days_before": 1,
                     *           "refund_percent": 1
                     *         }
                     *       ],
                     *       "created": "2027-01-31T09:30:00",
                     *       "updated": "2027-01-31T09:30:00",
                     *       "deleted": null,
                     *       "organiser_price": 1,
                     *       "organiser_price_eur": null,
                     *       "organiser_vat": null,
                     *       "cost_price": 1,
                     *       "cost_price_eur": null,
                     *       "ticket_yield": {
                     *         "yield_strategy": "auto",
                     *         "yield_min_price": 1,
                     *         "yield_max_price": 1,
                     *         "currency_code": "EUR",
                     *         "diff_from_cheapest": 1,
                     *         "enabled": true,
                     *         "enabled_supplier_ids": [],
                     *         "disabled_supplier_ids": [],
                     *         "minimum_different_suppliers": 1
                     *       },
                     *       "countries_disabled": [],
                     *       "countries_enabled": [],
                     *       "locked_by_client_id": null,
                     *       "note": null,
                     *       "number_of_tickets_sold": 1,
                     *       "number_of_bookingorders": 1,
                     *       "guest_data_requirements": [
                     *         {
                     *           "field": "first_name",
                     *           "scope": "lead_guest",
                     *           "stage": "pre_checkout",
                     *           "countries": {
                     *             "in": [
                     *               "NLD"
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "service_price": 1,
                     *       "service_price_eur": null,
                     *       "service_vat": null,
                     *       "margins_applied": true,
                     *       "discount_percentage": 2.5,
                     *       "distributors_disabled": [],
                     *       "distributors_enabled": [],
                     *       "supplier_role": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["Ticket"];
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
            /** @description `supplier_not_found`, `event_not_found`, `category_not_found`, `client_not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `no_fx_rate`, `idempotency_in_flight` */
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
    get_tickets_ticket_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ticket id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_tck
                 */
                ticket_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Distributors see the fields that are always there; a supplier sees more of its own tickets, the operator all. Prices are per ticket. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ticket_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_tck",
                     *       "category_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_ctg",
                     *       "external_ticket_id": null,
                     *       "event_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_evt",
                     *       "supplier_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_spp",
                     *       "organiser_id": null,
                     *       "ticket_title": "text",
                     *       "type_ticket": "eticket",
                     *       "ticket_type": "eticket",
                     *       "ticket_status": "available",
                     *       "ticket_validity": "singleday",
                     *       "ticket_targetgroup": "adult",
                     *       "sub_category": "text",
                     *       "ticket_validfrom": "2027-01-31T09:30:00",
                     *       "ticket_validuntil": "2027-01-31T09:30:00",
                     *       "release_date": null,
                     *       "latest_sale_date": null,
                     *       "last_checked": null,
                     *       "face_value": 1,
                     *       "face_value_eur": null,
                     *       "sales_price": 1,
                     *       "sales_price_eur": null,
                     *       "supplier_quantity": 1,
                     *       "backorder_quantity": 1,
                     *       "available_quantity": 1,
                     *       "reservations_quantity": 1,
                     *       "service_stock": 1,
                     *       "currency_code": "EUR",
                     *       "event_name": "text",
                     *       "flags": [
                     *         "pairs_only"
                     *       ],
                     *       "pairs_only": true,
                     *       "package_rate": true,
                     *       "sales_periods": [
                     *         {
                     *           "date_start": "2027-01-31T09:30:00",
                     *           "date_stop": "2027-01-31T09:30:00",
                     *           "label": "Booking engine",
                     *           "net_rate": 1
                     *         }
                     *       ],
                     *       "service_fee": 1,
                     *       "service_feevat": 1,
                     *       "vat_category": "high",
                     *       "is_service_supplier": true,
                     *       "ticket_source": "marketplace",
                     *       "is_relisted_ticket": true,
                     *       "fxratemoment_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_fxr",
                     *       "net_rate": 1,
                     *       "stock": 1,
                     *       "min_order": 1,
                     *       "allowed_quantities": [],
                     *       "options": {
                     *         "videowall": true,
                     *         "covered_seat": true,
                     *         "numbered_seat": true,
                     *         "package_rate": true,
                     *         "open_during_half_time": true,
                     *         "open_hours_before_match": null,
                     *         "open_hours_after_match": null,
                     *         "open_minutes_before_match": null,
                     *         "open_minutes_after_match": null
                     *       },
                     *       "category_name": "text",
                     *       "category_type": "grandstand",
                     *       "local_rates": [
                     *         {
                     *           "currency_code": "EUR",
                     *           "net_rate": 1,
                     *           "sales_price": 1
                     *         }
                     *       ],
                     *       "eventdays": [],
                     *       "cancellation_policy": [
                     *         {
                     *           "until_days_before": 1,
                     *           "refund_percent": 1
                     *         }
                     *       ],
                     *       "created": "2027-01-31T09:30:00",
                     *       "updated": "2027-01-31T09:30:00",
                     *       "deleted": null,
                     *       "organiser_price": 1,
                     *       "organiser_price_eur": null,
                     *       "organiser_vat": null,
                     *       "cost_price": 1,
                     *       "cost_price_eur": null,
                     *       "ticket_yield": {
                     *         "yield_strategy": "auto",
                     *         "yield_min_price": 1,
                     *         "yield_max_price": 1,
                     *         "currency_code": "EUR",
                     *         "diff_from_cheapest": 1,
                     *         "enabled": true,
                     *         "enabled_supplier_ids": [],
                     *         "disabled_supplier_ids": [],
                     *         "minimum_different_suppliers": 1
                     *       },
                     *       "countries_disabled": [],
                     *       "countries_enabled": [],
                     *       "locked_by_client_id": null,
                     *       "note": null,
                     *       "number_of_tickets_sold": 1,
                     *       "number_of_bookingorders": 1,
                     *       "guest_data_requirements": [
                     *         {
                     *           "field": "first_name",
                     *           "scope": "lead_guest",
                     *           "stage": "pre_checkout",
                     *           "countries": {
                     *             "in": [
                     *               "NLD"
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "service_price": 1,
                     *       "service_price_eur": null,
                     *       "service_vat": null,
                     *       "margins_applied": true,
                     *       "discount_percentage": 2.5,
                     *       "distributors_disabled": [],
                     *       "distributors_enabled": [],
                     *       "supplier_role": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["Ticket"];
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
            /** @description `ticket_not_found` */
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
    delete_tickets_ticket_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ticket id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_tck
                 */
                ticket_id: string;
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
            /** @description `ticket_not_found` */
            404: {
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
    patch_tickets_ticket_id: {
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
                 * @description The ticket id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_tck
                 */
                ticket_id: string;
            };
            cookie?: never;
        };
        /** @description Only the fields sent change; event and supplier are fixed. Lists are replaced as a whole */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cost_price": 9100,
                 *       "supplier_quantity": 60
                 *     }
                 */
                "application/json": components["schemas"]["TicketChange"];
            };
        };
        responses: {
            /** @description Distributors see the fields that are always there; a supplier sees more of its own tickets, the operator all. Prices are per ticket. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ticket_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_tck",
                     *       "category_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_ctg",
                     *       "external_ticket_id": null,
                     *       "event_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_evt",
                     *       "supplier_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_spp",
                     *       "organiser_id": null,
                     *       "ticket_title": "text",
                     *       "type_ticket": "eticket",
                     *       "ticket_type": "eticket",
                     *       "ticket_status": "available",
                     *       "ticket_validity": "singleday",
                     *       "ticket_targetgroup": "adult",
                     *       "sub_category": "text",
                     *       "ticket_validfrom": "2027-01-31T09:30:00",
                     *       "ticket_validuntil": "2027-01-31T09:30:00",
                     *       "release_date": null,
                     *       "latest_sale_date": null,
                     *       "last_checked": null,
                     *       "face_value": 1,
                     *       "face_value_eur": null,
                     *       "sales_price": 1,
                     *       "sales_price_eur": null,
                     *       "supplier_quantity": 1,
                     *       "backorder_quantity": 1,
                     *       "available_quantity": 1,
                     *       "reservations_quantity": 1,
                     *       "service_stock": 1,
                     *       "currency_code": "EUR",
                     *       "event_name": "text",
                     *       "flags": [
                     *         "pairs_only"
                     *       ],
                     *       "pairs_only": true,
                     *       "package_rate": true,
                     *       "sales_periods": [
                     *         {
                     *           "date_start": "2027-01-31T09:30:00",
                     *           "date_stop": "2027-01-31T09:30:00",
                     *           "label": "Booking engine",
                     *           "net_rate": 1
                     *         }
                     *       ],
                     *       "service_fee": 1,
                     *       "service_feevat": 1,
                     *       "vat_category": "high",
                     *       "is_service_supplier": true,
                     *       "ticket_source": "marketplace",
                     *       "is_relisted_ticket": true,
                     *       "fxratemoment_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_fxr",
                     *       "net_rate": 1,
                     *       "stock": 1,
                     *       "min_order": 1,
                     *       "allowed_quantities": [],
                     *       "options": {
                     *         "videowall": true,
                     *         "covered_seat": true,
                     *         "numbered_seat": true,
                     *         "package_rate": true,
                     *         "open_during_half_time": true,
                     *         "open_hours_before_match": null,
                     *         "open_hours_after_match": null,
                     *         "open_minutes_before_match": null,
                     *         "open_minutes_after_match": null
                     *       },
                     *       "category_name": "text",
                     *       "category_type": "grandstand",
                     *       "local_rates": [
                     *         {
                     *           "currency_code": "EUR",
                     *           "net_rate": 1,
                     *           "sales_price": 1
                     *         }
                     *       ],
                     *       "eventdays": [],
                     *       "cancellation_policy": [
                     *         {
                     *           "until_days_before": 1,
                     *           "refund_percent": 1
                     *         }
                     *       ],
                     *       "created": "2027-01-31T09:30:00",
                     *       "updated": "2027-01-31T09:30:00",
                     *       "deleted": null,
                     *       "organiser_price": 1,
                     *       "organiser_price_eur": null,
                     *       "organiser_vat": null,
                     *       "cost_price": 1,
                     *       "cost_price_eur": null,
                     *       "ticket_yield": {
                     *         "yield_strategy": "auto",
                     *         "yield_min_price": 1,
                     *         "yield_max_price": 1,
                     *         "currency_code": "EUR",
                     *         "diff_from_cheapest": 1,
                     *         "enabled": true,
                     *         "enabled_supplier_ids": [],
                     *         "disabled_supplier_ids": [],
                     *         "minimum_different_suppliers": 1
                     *       },
                     *       "countries_disabled": [],
                     *       "countries_enabled": [],
                     *       "locked_by_client_id": null,
                     *       "note": null,
                     *       "number_of_tickets_sold": 1,
                     *       "number_of_bookingorders": 1,
                     *       "guest_data_requirements": [
                     *         {
                     *           "field": "first_name",
                     *           "scope": "lead_guest",
                     *           "stage": "pre_checkout",
                     *           "countries": {
                     *             "in": [
                     *               "NLD"
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "service_price": 1,
                     *       "service_price_eur": null,
                     *       "service_vat": null,
                     *       "margins_applied": true,
                     *       "discount_percentage": 2.5,
                     *       "distributors_disabled": [],
                     *       "distributors_enabled": [],
                     *       "supplier_role": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["Ticket"];
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
            /** @description `ticket_not_found`, `category_not_found`, `supplier_not_found`, `client_not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `no_fx_rate`, `immutable_field`, `stock_committed`, `idempotency_in_flight` */
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
    get_tickets_ticket_id_guestdata: {
        parameters: {
            query?: {
                /**
                 * @description Country, ISO 3166-1, for which requirements that hang on the country are resolved
                 * @example PRT
                 */
                country_hint?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The ticket id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_tck
                 */
                ticket_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ticket_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_tck",
                     *       "guest_data_requirements": [
                     *         {
                     *           "field": "first_name",
                     *           "scope": "lead_guest",
                     *           "stage": "pre_checkout",
                     *           "countries": {
                     *             "in": [
                     *               "NLD"
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "json_schema": {
                     *         "lead_guest": {},
                     *         "other": {}
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TicketGuestRequirements"];
                };
            };
            /** @description `unknown_parameter`, `invalid_parameter` */
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
            /** @description `ticket_not_found` */
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
    get_tickets_ticket_id_history: {
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
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `version`, `created`. Without it: `-version`. Ties break by id.
                 * @example -version
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
                 * @description The ticket id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_tck
                 */
                ticket_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "history": [
                     *         {
                     *           "ticket_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_tck",
                     *           "created": "2027-01-31T09:30:00",
                     *           "inactive_since": null,
                     *           "created_by": "text",
                     *           "updated_by": "text",
                     *           "impersonator_client_id": null,
                     *           "changed": [],
                     *           "ticket": {
                     *             "ticket_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_tck",
                     *             "supplier_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_spp",
                     *             "event_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_evt",
                     *             "category_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_ctg",
                     *             "face_value": 1,
                     *             "cost_price": 1,
                     *             "supplier_quantity": 1,
                     *             "external_ticket_id": null,
                     *             "organiser_id": null,
                     *             "ticket_title": "text",
                     *             "ticket_type": "eticket",
                     *             "ticket_status": "available",
                     *             "ticket_validity": "singleday",
                     *             "ticket_targetgroup": "adult",
                     *             "sub_category": "text",
                     *             "ticket_validfrom": "2027-01-31T09:30:00",
                     *             "ticket_validuntil": "2027-01-31T09:30:00",
                     *             "release_date": null,
                     *             "latest_sale_date": null,
                     *             "sales_periods": [
                     *               {
                     *                 "date_start": "2027-01-31T09:30:00",
                     *                 "date_stop": "2027-01-31T09:30:00",
                     *                 "label": "Booking engine",
                     *                 "net_rate": 1
                     *               }
                     *             ],
                     *             "currency_code": "EUR",
                     *             "organiser_price": 1,
                     *             "sales_price": 1,
                     *             "vat_category": "high",
                     *             "flags": [
                     *               "pairs_only"
                     *             ],
                     *             "min_order": 1,
                     *             "countries_disabled": [],
                     *             "countries_enabled": [],
                     *             "locked_by_client_id": null,
                     *             "cancellation_policy": [
                     *               {
                     *                 "until_days_before": 1,
                     *                 "refund_percent": 1
                     *               }
                     *             ],
                     *             "guest_data_requirements": [
                     *               {
                     *                 "field": "first_name",
                     *                 "scope": "lead_guest",
                     *                 "stage": "pre_checkout",
                     *                 "countries": {
                     *                   "in": [
                     *                     "NLD"
                     *                   ]
                     *                 }
                     *               }
                     *             ],
                     *             "note": null,
                     *             "backorder_quantity": 1,
                     *             "margins_applied": true,
                     *             "service_price": null,
                     *             "discount_percentage": 2.5,
                     *             "service_fee": null,
                     *             "service_stock": null,
                     *             "ticket_source": "marketplace",
                     *             "distributors_disabled": [],
                     *             "distributors_enabled": [],
                     *             "ticket_yield": {
                     *               "yield_strategy": "auto",
                     *               "yield_min_price": 1,
                     *               "yield_max_price": 1,
                     *               "currency_code": "EUR",
                     *               "diff_from_cheapest": 1,
                     *               "enabled": true,
                     *               "enabled_supplier_ids": [],
                     *               "disabled_supplier_ids": [],
                     *               "minimum_different_suppliers": 1
                     *             },
                     *             "event_name": "text",
                     *             "net_rate": 1,
                     *             "is_relisted_ticket": true,
                     *             "created": "2027-01-31T09:30:00",
                     *             "updated": "2027-01-31T09:30:00",
                     *             "deleted": null
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
                    "application/json": components["schemas"]["TicketHistoryEntryPage"];
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
            /** @description `ticket_not_found` */
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
    get_tournaments: {
        parameters: {
            query?: {
                /**
                 * @description When it was made. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: string;
                /**
                 * @description First day. Date `yyyy-mm-dd`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31
                 */
                date_start?: string;
                /**
                 * @description Last day. Date `yyyy-mm-dd`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31
                 */
                date_stop?: string;
                /**
                 * @description Whole name. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                official_name?: string;
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
                 * @description Name or season or part of it, accents and a typing error forgiven; the best come first. Free text.
                 * @example arena
                 */
                query?: string;
                /**
                 * @description Region it is held in. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                region?: string;
                /**
                 * @description Season as the tournament names it, such as 2026/2027. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                season?: string;
                /**
                 * @description Whether deleted ones are listed too; `deleted` tells since when they are. `true` or `false`, default `false`.
                 * @example false
                 */
                show_deleted?: string;
                /**
                 * @description Readable alternative to the identifier. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                slug?: string;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `tournament_id`, `slug`, `official_name`, `season`, `sport_type`, `date_start`, `date_stop`, `created`, `updated`. Without it: `official_name`. Ties break by id.
                 * @example official_name
                 */
                sorting?: string;
                /**
                 * @description Sport. One of the values. Values: `soccer`, `motorsport`, `tennis`, `rugby`, `darts`, `horseracing`, `boxing`, `other`, `motogp`, `formula1`, `cricket`, `basketball`, `combatsport`, `icehockey`, `nba`, `nfl`, `mlb`, `watersport`, `dtm`, `indycar`, `superbike`, `padel`, `handball`, `golf`, `rowing`, `cycling`, `sailing`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example soccer
                 */
                sport_type?: string;
                /**
                 * @description Tournaments with an event of this team, at home or away. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                team_id?: string;
                /**
                 * @description Identifier of the tournament. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                tournament_id?: string;
                /**
                 * @description Kind of tournament. One of the values. Values: `cup`, `league`, `oneoff`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example cup
                 */
                tournament_type?: string;
                /**
                 * @description When it last changed. To keep a copy in step ask for `ge:` the newest one you have, less a minute for changes under way, with `show_deleted=true`. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
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
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "tournaments": [
                     *         {
                     *           "tournament_id": "text",
                     *           "official_name": "text",
                     *           "season": "text",
                     *           "tournament_type": "cup",
                     *           "sport_type": "soccer",
                     *           "slug": "canal-city-travel",
                     *           "region": null,
                     *           "date_start": null,
                     *           "date_stop": null,
                     *           "number_events": 1,
                     *           "created": "2027-01-31T09:30:00",
                     *           "updated": "2027-01-31T09:30:00",
                     *           "deleted": null
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
                    "application/json": components["schemas"]["TournamentPage"];
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
    post_tournaments: {
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
                 *       "official_name": "Coastal League",
                 *       "season": "2026/2027",
                 *       "tournament_type": "league",
                 *       "sport_type": "soccer",
                 *       "region": "Portugal"
                 *     }
                 */
                "application/json": components["schemas"]["NewTournament"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "tournament_id": "text",
                     *       "official_name": "text",
                     *       "season": "text",
                     *       "tournament_type": "cup",
                     *       "sport_type": "soccer",
                     *       "slug": "canal-city-travel",
                     *       "region": null,
                     *       "date_start": null,
                     *       "date_stop": null,
                     *       "number_events": 1,
                     *       "created": "2027-01-31T09:30:00",
                     *       "updated": "2027-01-31T09:30:00",
                     *       "deleted": null
                     *     }
                     */
                    "application/json": components["schemas"]["Tournament"];
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
            /** @description `slug_taken`, `idempotency_in_flight` */
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
    get_tournaments_tournament_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tournament id
                 * @example text
                 */
                tournament_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "tournament_id": "text",
                     *       "official_name": "text",
                     *       "season": "text",
                     *       "tournament_type": "cup",
                     *       "sport_type": "soccer",
                     *       "slug": "canal-city-travel",
                     *       "region": null,
                     *       "date_start": null,
                     *       "date_stop": null,
                     *       "number_events": 1,
                     *       "created": "2027-01-31T09:30:00",
                     *       "updated": "2027-01-31T09:30:00",
                     *       "deleted": null
                     *     }
                     */
                    "application/json": components["schemas"]["Tournament"];
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
            /** @description `tournament_not_found` */
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
    delete_tournaments_tournament_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tournament id
                 * @example text
                 */
                tournament_id: string;
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
            /** @description `tournament_not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `in_use` */
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
    patch_tournaments_tournament_id: {
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
                 * @description The tournament id
                 * @example text
                 */
                tournament_id: string;
            };
            cookie?: never;
        };
        /** @description Only the fields sent change */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "date_stop": "2027-05-30"
                 *     }
                 */
                "application/json": components["schemas"]["TournamentChange"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "tournament_id": "text",
                     *       "official_name": "text",
                     *       "season": "text",
                     *       "tournament_type": "cup",
                     *       "sport_type": "soccer",
                     *       "slug": "canal-city-travel",
                     *       "region": null,
                     *       "date_start": null,
                     *       "date_stop": null,
                     *       "number_events": 1,
                     *       "created": "2027-01-31T09:30:00",
                     *       "updated": "2027-01-31T09:30:00",
                     *       "deleted": null
                     *     }
                     */
                    "application/json": components["schemas"]["Tournament"];
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
            /** @description `tournament_not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `slug_taken`, `idempotency_in_flight` */
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
    get_tournaments_tournament_id_history: {
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
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `version`, `created`. Without it: `-version`. Ties break by id.
                 * @example -version
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
                 * @description The tournament id
                 * @example text
                 */
                tournament_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "history": [
                     *         {
                     *           "tournament_id": null,
                     *           "created": "2027-01-31T09:30:00",
                     *           "inactive_since": null,
                     *           "created_by": "text",
                     *           "updated_by": "text",
                     *           "impersonator_client_id": null,
                     *           "changed": [],
                     *           "tournament": {
                     *             "tournament_id": "text",
                     *             "official_name": "text",
                     *             "season": "text",
                     *             "tournament_type": "cup",
                     *             "sport_type": "soccer",
                     *             "slug": "canal-city-travel",
                     *             "region": null,
                     *             "date_start": null,
                     *             "date_stop": null,
                     *             "number_events": 1,
                     *             "created": "2027-01-31T09:30:00",
                     *             "updated": "2027-01-31T09:30:00",
                     *             "deleted": null
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
                    "application/json": components["schemas"]["TournamentHistoryEntryPage"];
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
            /** @description `tournament_not_found` */
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
    get_venues: {
        parameters: {
            query?: {
                /**
                 * @description How many people it holds. Whole number. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2
                 */
                capacity?: string;
                /**
                 * @description City, in capitals or not. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                city?: string;
                /**
                 * @description Country, alpha-2 or alpha-3. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                country?: string;
                /**
                 * @description When it was made. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: string;
                /**
                 * @description Venues with an event that ends then. Datetime `yyyy-mm-ddThh:mm:ss` on the clock of the venue, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                event_stopdate?: string;
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
                 * @description Whether many ask for it. `true` or `false`.
                 * @example true
                 */
                popular?: string;
                /**
                 * @description Name or city or part of it, accents and a typing error forgiven; the best come first. Free text.
                 * @example arena
                 */
                query?: string;
                /**
                 * @description Whether deleted ones are listed too; `deleted` tells since when they are. `true` or `false`, default `false`.
                 * @example false
                 */
                show_deleted?: string;
                /**
                 * @description Readable alternative to the identifier. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                slug?: string;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `venue_id`, `slug`, `country`, `city`, `official_name`, `capacity`, `created`, `updated`. Without it: `official_name`. Ties break by id.
                 * @example official_name
                 */
                sorting?: string;
                /**
                 * @description Venues where this team plays, at home or away, or that are its home ground. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                team_id?: string;
                /**
                 * @description When it last changed. To keep a copy in step ask for `ge:` the newest one you have, less a minute for changes under way, with `show_deleted=true`. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                updated?: string;
                /**
                 * @description Identifier of the venue. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                venue_id?: string;
                /**
                 * @description Part of the name, accents folded. Free text.
                 * @example arena
                 */
                venue_name?: string;
                /**
                 * @description Kind of venue. One of the values. Values: `racetrack`, `stadium`, `other`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example racetrack
                 */
                venue_type?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "venues": [
                     *         {
                     *           "venue_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_ven",
                     *           "official_name": "text",
                     *           "country": "NLD",
                     *           "city": "Amsterdam",
                     *           "venue_type": "racetrack",
                     *           "time_zone": "Europe/Lisbon",
                     *           "slug": "canal-city-travel",
                     *           "popular_stadium": true,
                     *           "capacity": null,
                     *           "province": null,
                     *           "latitude": "38.7527",
                     *           "longitude": "-9.1847",
                     *           "number": "1",
                     *           "postalcode": "1012 AB",
                     *           "streetname": "Damrak",
                     *           "opened": null,
                     *           "track_length": null,
                     *           "wikipedia_slug": null,
                     *           "wikipedia_snippet": null,
                     *           "seating_setup": null,
                     *           "created": "2027-01-31T09:30:00",
                     *           "updated": "2027-01-31T09:30:00",
                     *           "deleted": null
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
                    "application/json": components["schemas"]["VenuePage"];
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
    post_venues: {
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
                 *       "official_name": "Estádio do Cais",
                 *       "country": "PRT",
                 *       "city": "Lisboa",
                 *       "venue_type": "stadium",
                 *       "time_zone": "Europe/Lisbon",
                 *       "capacity": 41000
                 *     }
                 */
                "application/json": components["schemas"]["NewVenue"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "venue_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_ven",
                     *       "official_name": "text",
                     *       "country": "NLD",
                     *       "city": "Amsterdam",
                     *       "venue_type": "racetrack",
                     *       "time_zone": "Europe/Lisbon",
                     *       "slug": "canal-city-travel",
                     *       "popular_stadium": true,
                     *       "capacity": null,
                     *       "province": null,
                     *       "latitude": "38.7527",
                     *       "longitude": "-9.1847",
                     *       "number": "1",
                     *       "postalcode": "1012 AB",
                     *       "streetname": "Damrak",
                     *       "opened": null,
                     *       "track_length": null,
                     *       "wikipedia_slug": null,
                     *       "wikipedia_snippet": null,
                     *       "seating_setup": null,
                     *       "created": "2027-01-31T09:30:00",
                     *       "updated": "2027-01-31T09:30:00",
                     *       "deleted": null
                     *     }
                     */
                    "application/json": components["schemas"]["Venue"];
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
            /** @description `slug_taken`, `idempotency_in_flight` */
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
    get_venues_venue_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The venue id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_ven
                 */
                venue_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "venue_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_ven",
                     *       "official_name": "text",
                     *       "country": "NLD",
                     *       "city": "Amsterdam",
                     *       "venue_type": "racetrack",
                     *       "time_zone": "Europe/Lisbon",
                     *       "slug": "canal-city-travel",
                     *       "popular_stadium": true,
                     *       "capacity": null,
                     *       "province": null,
                     *       "latitude": "38.7527",
                     *       "longitude": "-9.1847",
                     *       "number": "1",
                     *       "postalcode": "1012 AB",
                     *       "streetname": "Damrak",
                     *       "opened": null,
                     *       "track_length": null,
                     *       "wikipedia_slug": null,
                     *       "wikipedia_snippet": null,
                     *       "seating_setup": null,
                     *       "created": "2027-01-31T09:30:00",
                     *       "updated": "2027-01-31T09:30:00",
                     *       "deleted": null
                     *     }
                     */
                    "application/json": components["schemas"]["Venue"];
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
            /** @description `venue_not_found` */
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
    delete_venues_venue_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The venue id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_ven
                 */
                venue_id: string;
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
            /** @description `venue_not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `in_use` */
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
    patch_venues_venue_id: {
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
                 * @description The venue id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_ven
                 */
                venue_id: string;
            };
            cookie?: never;
        };
        /** @description Only the fields sent change. A new time_zone keeps what the clocks of its events show, and moves their instants */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "capacity": 42500
                 *     }
                 */
                "application/json": components["schemas"]["VenueChange"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "venue_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_ven",
                     *       "official_name": "text",
                     *       "country": "NLD",
                     *       "city": "Amsterdam",
                     *       "venue_type": "racetrack",
                     *       "time_zone": "Europe/Lisbon",
                     *       "slug": "canal-city-travel",
                     *       "popular_stadium": true,
                     *       "capacity": null,
                     *       "province": null,
                     *       "latitude": "38.7527",
                     *       "longitude": "-9.1847",
                     *       "number": "1",
                     *       "postalcode": "1012 AB",
                     *       "streetname": "Damrak",
                     *       "opened": null,
                     *       "track_length": null,
                     *       "wikipedia_slug": null,
                     *       "wikipedia_snippet": null,
                     *       "seating_setup": null,
                     *       "created": "2027-01-31T09:30:00",
                     *       "updated": "2027-01-31T09:30:00",
                     *       "deleted": null
                     *     }
                     */
                    "application/json": components["schemas"]["Venue"];
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
            /** @description `venue_not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `slug_taken`, `idempotency_in_flight` */
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
    get_venues_venue_id_history: {
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
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `version`, `created`. Without it: `-version`. Ties break by id.
                 * @example -version
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
                 * @description The venue id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_ven
                 */
                venue_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "history": [
                     *         {
                     *           "venue_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_ven",
                     *           "created": "2027-01-31T09:30:00",
                     *           "inactive_since": null,
                     *           "created_by": "text",
                     *           "updated_by": "text",
                     *           "impersonator_client_id": null,
                     *           "changed": [],
                     *           "venue": {
                     *             "venue_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_ven",
                     *             "official_name": "text",
                     *             "country": "NLD",
                     *             "city": "Amsterdam",
                     *             "venue_type": "racetrack",
                     *             "time_zone": "Europe/Lisbon",
                     *             "slug": "canal-city-travel",
                     *             "popular_stadium": true,
                     *             "capacity": null,
                     *             "province": null,
                     *             "latitude": "38.7527",
                     *             "longitude": "-9.1847",
                     *             "number": "1",
                     *             "postalcode": "1012 AB",
                     *             "streetname": "Damrak",
                     *             "opened": null,
                     *             "track_length": null,
                     *             "wikipedia_slug": null,
                     *             "wikipedia_snippet": null,
                     *             "seating_setup": null,
                     *             "created": "2027-01-31T09:30:00",
                     *             "updated": "2027-01-31T09:30:00",
                     *             "deleted": null
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
                    "application/json": components["schemas"]["VenueHistoryEntryPage"];
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
            /** @description `venue_not_found` */
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
}
