// Made from openapi.json by `npm run generate`: change the server's schemas, not this file.
import type { Filter, UtcDateTime, VenueDateTime } from '../values.js'

export interface paths {
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The process runs
         * @description Needs no credentials.
         */
        get: operations["healthz"];
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
        /**
         * This description, OpenAPI 3.1
         * @description Needs no credentials.
         */
        get: operations["openapiJson"];
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
        /**
         * The service can serve: the database answers, accepts writes, and all preparation is done
         * @description Needs no credentials.
         */
        get: operations["readyz"];
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
        get: operations["admin.service.tickets.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record that a guest was let in with a ticket
         * @description By `orderitem_id`, or by what the scanner read: `barcode` with `event_id`. A ticket that was admitted before answers with its first time and gate, and `repeated` true. What was used can no longer be cancelled, returned or relisted; an OCTO booking whose tickets were all used is REDEEMED.
         *
         *     Who may call: internal with ADMIN or SUPPORT; supplier.
         */
        post: operations["admissions.record"];
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
        get: operations["bookingorders.list"];
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
        get: operations["bookingorders.get"];
        /**
         * Change or cancel a booking order or its items
         * @description Who may call: internal with ADMIN or SUPPORT or FINANCE; distributor; supplier.
         */
        put: operations["bookingorders.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bookingorders/{bookingorder_id}/downloads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who downloaded tickets of a booking order, and when
         * @description Who may call: internal with ADMIN or SUPPORT; distributor.
         *
         *     With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.
         */
        get: operations["bookingorders.downloads"];
        put?: never;
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
        get: operations["bookingorders.guestdata.list"];
        /**
         * Replace guests of a booking order
         * @description Who may call: internal with ADMIN or SUPPORT; distributor.
         */
        put: operations["bookingorders.guestdata.replaceAll"];
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
        get: operations["bookingorders.guestdata.get"];
        /**
         * Replace a guest of a booking order
         * @description Who may call: internal with ADMIN or SUPPORT; distributor.
         */
        put: operations["bookingorders.guestdata.replace"];
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
        get: operations["bookingorders.history"];
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
        get: operations["bookingorders.invoice.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bookingorders/{bookingorder_id}/memos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the memos on a bookingorder
         * @description Who may call: internal; distributor.
         *
         *     With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.
         */
        get: operations["bookingorders.memos.list"];
        put?: never;
        /**
         * Write a memo on a bookingorder
         * @description An external memo is shared with the distributor whose bookingorder it is; an internal one is seen by the operator only.
         *
         *     Who may call: internal with ADMIN or SUPPORT or FINANCE or PRODUCT_MANAGEMENT; distributor.
         */
        post: operations["bookingorders.memos.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bookingorders/{bookingorder_id}/relist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer admissions of a paid order to others
         * @description Who may call: internal with ADMIN or SUPPORT; distributor.
         */
        post: operations["bookingorders.relist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bookingorders/{bookingorder_id}/relisted-sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The sales in which tickets of this order were sold on
         * @description Who may call: internal; distributor; supplier.
         *
         *     With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.
         */
        get: operations["bookingorders.relistedSales"];
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
        post: operations["bookingorders.sandbox"];
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
        get: operations["bookings.list"];
        put?: never;
        /**
         * Buy what a reservation holds
         * @description Who may call: internal with ADMIN or SUPPORT; distributor.
         */
        post: operations["bookings.create"];
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
        get: operations["bookings.get"];
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
        get: operations["bookings.reservation.get"];
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
        get: operations["categories.list"];
        put?: never;
        /**
         * Make a category
         * @description Who may call: internal with ADMIN or PRODUCT_MANAGEMENT.
         */
        post: operations["categories.create"];
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
        get: operations["categories.get"];
        put?: never;
        post?: never;
        /**
         * Delete a category that has no tickets
         * @description Who may call: internal with ADMIN or PRODUCT_MANAGEMENT.
         */
        delete: operations["categories.delete"];
        options?: never;
        head?: never;
        /**
         * Change a category
         * @description Who may call: internal with ADMIN or PRODUCT_MANAGEMENT.
         */
        patch: operations["categories.update"];
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
        get: operations["categories.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/categories/{category_id}/inclusions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a place in a category includes
         * @description Who may call: internal; distributor; supplier.
         */
        get: operations["categories.inclusions.get"];
        /**
         * Say what a place in a category includes
         * @description Who may call: internal with ADMIN or PRODUCT_MANAGEMENT.
         */
        put: operations["categories.inclusions.replace"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/categories/{category_id}/inclusions/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The versions of category inclusions, newest first
         * @description Who may call: internal.
         *
         *     With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.
         */
        get: operations["categories.inclusions.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what changed, in order and without a gap
         * @description Every change that you may see, at least once: tickets with stock, price and status, events, translations, reservations, booking orders, sales and ticket files. Go on with the `cursor` of each answer. Entries say what changed; read the resource for its values, or ask for `include=full`. With `Accept: text/event-stream` the same comes as server-sent events: `id` is a cursor, `event` the type, `data` the entry; go on with `Last-Event-ID`. A stream ends after five minutes at most: connect again.
         *
         *     Who may call: internal; distributor; supplier.
         */
        get: operations["changes.get"];
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
        get: operations["cities.list"];
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
        get: operations["clients.list"];
        put?: never;
        /**
         * Make a client
         * @description Who may call: internal with ADMIN.
         */
        post: operations["clients.create"];
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
        get: operations["clients.get"];
        put?: never;
        post?: never;
        /**
         * Delete a client: its keys and sessions stop at once
         * @description Who may call: internal with ADMIN.
         */
        delete: operations["clients.delete"];
        options?: never;
        head?: never;
        /**
         * Change a client
         * @description Who may call: internal with ADMIN.
         */
        patch: operations["clients.update"];
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
        get: operations["clients.history"];
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
        get: operations["clients.keys.list"];
        put?: never;
        /**
         * Make an API key; it is shown this once
         * @description Who may call: internal with ADMIN.
         */
        post: operations["clients.keys.create"];
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
        delete: operations["clients.keys.delete"];
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
        get: operations["countries.list"];
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
        get: operations["distributors.list"];
        put?: never;
        /**
         * Make a distributor
         * @description Who may call: internal with ADMIN or FINANCE.
         */
        post: operations["distributors.create"];
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
        get: operations["distributors.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a distributor
         * @description Who may call: internal with ADMIN or FINANCE.
         */
        patch: operations["distributors.update"];
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
        get: operations["distributors.history"];
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
        post: operations["distributors.prepaid"];
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
         * @description Who may call: internal; distributor.
         *
         *     With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.
         */
        get: operations["distributors.memos.list"];
        put?: never;
        /**
         * Write a memo on a distributor
         * @description An external memo is shared with the distributor whose distributor it is; an internal one is seen by the operator only.
         *
         *     Who may call: internal with ADMIN or SUPPORT or FINANCE or PRODUCT_MANAGEMENT; distributor.
         */
        post: operations["distributors.memos.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/etickets/download/{bookingorder_id}/{orderitem_id}/url/{download_link}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download one e-ticket
         * @description `download_link` is the one of the order item (its first file) or that of one of its `download_items`. The bytes have the SHA-256 that the order shows as `ticket_sha`. Each download is recorded.
         *
         *     Who may call: internal with ADMIN or SUPPORT; distributor.
         */
        get: operations["etickets.download"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/etickets/download/zip/{bookingorder_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download all e-tickets of a booking order
         * @description The same files give the same bytes: their SHA-256 is the `zip_sha` of the order. Each download is recorded.
         *
         *     Who may call: internal with ADMIN or SUPPORT; distributor.
         */
        get: operations["etickets.downloadZip"];
        put?: never;
        post?: never;
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
        get: operations["eventTranslations.list"];
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
        get: operations["eventTranslations.get"];
        /**
         * Set the name of an event in a language
         * @description Who may call: internal with ADMIN or PRODUCT_MANAGEMENT.
         */
        put: operations["eventTranslations.replace"];
        post?: never;
        /**
         * Delete the name of an event in a language
         * @description Who may call: internal with ADMIN or PRODUCT_MANAGEMENT.
         */
        delete: operations["eventTranslations.delete"];
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
        get: operations["eventTranslations.history"];
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
        get: operations["events.list"];
        put?: never;
        /**
         * Make an event
         * @description Who may call: internal with ADMIN or PRODUCT_MANAGEMENT.
         */
        post: operations["events.create"];
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
        get: operations["events.get"];
        put?: never;
        post?: never;
        /**
         * Delete an event that has no tickets
         * @description Who may call: internal with ADMIN or PRODUCT_MANAGEMENT.
         */
        delete: operations["events.delete"];
        options?: never;
        head?: never;
        /**
         * Change an event
         * @description Who may call: internal with ADMIN or PRODUCT_MANAGEMENT.
         */
        patch: operations["events.update"];
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
        get: operations["events.guestdata"];
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
        get: operations["events.history"];
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
        get: operations["events.statistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/internal/console/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List changes of many tickets
         * @description Who may call: internal with ADMIN or PRODUCT_MANAGEMENT; supplier.
         *
         *     With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.
         */
        get: operations["console.bulk.list"];
        put?: never;
        /**
         * Preview a change of many tickets: enable, disable or reprice
         * @description Nothing changes yet: the answer counts what would, shows examples, and names the `bulk_id` with which to apply it.
         *
         *     Who may call: internal with ADMIN or PRODUCT_MANAGEMENT; supplier.
         */
        post: operations["console.bulk.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/internal/console/bulk/{bulk_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a change of many tickets and how far it is
         * @description Who may call: internal with ADMIN or PRODUCT_MANAGEMENT; supplier.
         */
        get: operations["console.bulk.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/internal/console/bulk/{bulk_id}/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply a previewed change; it goes on in the background
         * @description Asking again changes nothing. A ticket that somebody changed since the preview is passed over.
         *
         *     Who may call: internal with ADMIN or PRODUCT_MANAGEMENT; supplier.
         */
        post: operations["console.bulk.apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/internal/console/links/{link_id}/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a link to a guest by letter
         * @description A link is sent once in a quarter of an hour.
         *
         *     Who may call: internal with ADMIN or SUPPORT; distributor.
         */
        post: operations["console.links.mail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/internal/console/links/{link_id}/qr": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A link as a code for a camera
         * @description Who may call: internal with ADMIN or SUPPORT; distributor.
         */
        get: operations["console.links.qr"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/internal/console/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What needs attention, how sales go and what is left of the next events
         * @description Who may call: internal; distributor; supplier.
         */
        get: operations["console.overview"];
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
         * @description Looks where the caller may look: at its own orders, reservations, sales, webhooks, memos and party, and at the catalogue.
         *
         *     Who may call: internal; distributor; supplier.
         */
        get: operations["console.search"];
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
        get: operations["console.tickets.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/internal/console/tickets/{ticket_id}/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Watch a ticket being sold: server-sent events, one a second
         * @description Each `figures` message has requests, accepted and refused per second over all processes, and the stock. The first tells of the last five minutes. The stream ends after ten minutes: connect again.
         *
         *     Who may call: internal; supplier.
         */
        get: operations["console.tickets.live"];
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
        get: operations["console.views.list"];
        put?: never;
        /**
         * Save a view of a list
         * @description Who may call: internal; distributor; supplier.
         */
        post: operations["console.views.create"];
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
        delete: operations["console.views.delete"];
        options?: never;
        head?: never;
        /**
         * Change a saved view
         * @description Who may call: internal; distributor; supplier.
         */
        patch: operations["console.views.update"];
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
        get: operations["fxratemoments.list"];
        put?: never;
        /**
         * Store rates; they hold from the moment they were taken
         * @description Who may call: internal with ADMIN or FINANCE.
         */
        post: operations["fxratemoments.create"];
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
        get: operations["fxratemoments.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/itineraries/instructions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what guests are told by kind of ticket and language
         * @description Who may call: internal; distributor; supplier.
         *
         *     With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.
         */
        get: operations["itineraries.instructions.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/itineraries/instructions/{ticket_type}/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What guests with this kind of ticket are told
         * @description Who may call: internal; distributor; supplier.
         */
        get: operations["itineraries.instructions.get"];
        /**
         * Say what guests with this kind of ticket are told
         * @description Who may call: internal with ADMIN or PRODUCT_MANAGEMENT.
         */
        put: operations["itineraries.instructions.replace"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/itineraries/instructions/{ticket_type}/{language}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The versions of ticket instructions, newest first
         * @description Who may call: internal.
         *
         *     With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.
         */
        get: operations["itineraries.instructions.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/itineraries/share/{bookingorder_id}/{ticket_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The itinerary of a ticket in a booking order
         * @description Who may call: internal; distributor; supplier.
         */
        get: operations["itineraries.share.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/itineraries/share/{bookingorder_id}/{ticket_id}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a link that opens the itinerary to a guest
         * @description Signed, valid until a time, and revocable. Whoever has it sees the page and downloads the tickets, without an account.
         *
         *     Who may call: internal with ADMIN or SUPPORT; distributor.
         */
        post: operations["itineraries.share.link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/itineraries/share/{bookingorder_id}/{ticket_id}/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The links made for an itinerary, newest first, at most 100
         * @description Who may call: internal with ADMIN or SUPPORT; distributor.
         */
        get: operations["itineraries.share.links.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/itineraries/share/{bookingorder_id}/{ticket_id}/links/{link_id}": {
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
         * Revoke a link: it opens nothing any more
         * @description Who may call: internal with ADMIN or SUPPORT; distributor.
         */
        delete: operations["itineraries.share.links.delete"];
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
        /**
         * Log in with a username and a password
         * @description Needs no credentials.
         */
        post: operations["session.login"];
        /**
         * Log out: the session and its refresh tokens end
         * @description Who may call: internal; distributor; supplier.
         */
        delete: operations["session.logout"];
        options?: never;
        head?: never;
        /**
         * Act as another client
         * @description Who may call: internal with ADMIN.
         */
        patch: operations["session.impersonate"];
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
        /**
         * Exchange a refresh token for new tokens
         * @description Needs no credentials.
         */
        post: operations["session.refresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/marketplace/onboard/supplierjit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Become a supplier just in time
         * @description Who may call: internal with ADMIN or PRODUCT_MANAGEMENT or FINANCE; distributor.
         */
        post: operations["marketplace.onboard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/marketplace/relistings/{ticket_id}": {
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
         * Withdraw what is unsold of a relisted ticket
         * @description Who may call: internal with ADMIN or SUPPORT or PRODUCT_MANAGEMENT; supplier.
         */
        delete: operations["marketplace.relistings.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/memos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List memos, whatever they are kept on: the operator all, others the external ones about what is theirs
         * @description Who may call: internal; distributor; supplier.
         *
         *     With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.
         */
        get: operations["memos.list"];
        put?: never;
        post?: never;
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
        get: operations["memos.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change or finish a memo
         * @description Whoever may see a memo may finish it or take it up again. The rest is changed by its author and by the operator.
         *
         *     Who may call: internal with ADMIN or SUPPORT or FINANCE or PRODUCT_MANAGEMENT; distributor; supplier.
         */
        patch: operations["memos.update"];
        trace?: never;
    };
    "/v1/memos/{memo_id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A memo's versions, newest first
         * @description Who may call: internal; distributor; supplier.
         *
         *     With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.
         */
        get: operations["memos.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
        get: operations["partner.products"];
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
         *
         *     Who may call: whoever signs with the shared secret.
         */
        post: operations["payments.settle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/request-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the requests that were made: the operator those of all clients, others those of their own party
         * @description Who may call: internal with ADMIN or SUPPORT; distributor; supplier.
         *
         *     With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.
         */
        get: operations["requestLog.list"];
        put?: never;
        post?: never;
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
        get: operations["reservation.guests.list"];
        put?: never;
        /**
         * Fill in guests of a reservation, some now and others later
         * @deprecated
         * @description Who may call: internal with ADMIN or SUPPORT; distributor.
         */
        post: operations["reservation.guests.create"];
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
        get: operations["reservation.guests.get"];
        /**
         * Replace a guest of a reservation
         * @deprecated
         * @description Who may call: internal with ADMIN or SUPPORT; distributor.
         */
        put: operations["reservation.guests.replace"];
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
        get: operations["reservations.list"];
        put?: never;
        /**
         * Hold tickets: all items or none
         * @description Who may call: internal with ADMIN or SUPPORT; distributor.
         */
        post: operations["reservations.create"];
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
        get: operations["reservations.get"];
        /**
         * Replace all items; when refused, the old hold stands
         * @description Who may call: internal with ADMIN or SUPPORT; distributor.
         */
        put: operations["reservations.replace"];
        post?: never;
        /**
         * Release the hold
         * @description Who may call: internal with ADMIN or SUPPORT; distributor.
         */
        delete: operations["reservations.delete"];
        options?: never;
        head?: never;
        /**
         * Change notes and reference, or extend the hold
         * @description Who may call: internal with ADMIN or SUPPORT; distributor.
         */
        patch: operations["reservations.update"];
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
        get: operations["reservations.guestdata.list"];
        put?: never;
        /**
         * Fill in guests of a reservation, some now and others later
         * @description Who may call: internal with ADMIN or SUPPORT; distributor.
         */
        post: operations["reservations.guestdata.create"];
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
        get: operations["reservations.guestdata.get"];
        /**
         * Replace a guest of a reservation
         * @description Who may call: internal with ADMIN or SUPPORT; distributor.
         */
        put: operations["reservations.guestdata.replace"];
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
        get: operations["reservations.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reservations/{reservation_id}/memos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the memos on a reservation
         * @description Who may call: internal; distributor.
         *
         *     With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.
         */
        get: operations["reservations.memos.list"];
        put?: never;
        /**
         * Write a memo on a reservation
         * @description An external memo is shared with the distributor whose reservation it is; an internal one is seen by the operator only.
         *
         *     Who may call: internal with ADMIN or SUPPORT or FINANCE or PRODUCT_MANAGEMENT; distributor.
         */
        post: operations["reservations.memos.create"];
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
        get: operations["reservations.payDetails.get"];
        /**
         * Choose how a reservation is paid
         * @description Who may call: internal with ADMIN or SUPPORT; distributor.
         */
        put: operations["reservations.payDetails.replace"];
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
        get: operations["reservations.paymentMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sales; a supplier sees its own
         * @description Who may call: internal; supplier.
         *
         *     With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.
         */
        get: operations["sales.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sales/{purchaseorder_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a sale
         * @description Who may call: internal; supplier.
         */
        get: operations["sales.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sales/{purchaseorder_id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A sale's versions, newest first
         * @description Who may call: internal; supplier.
         *
         *     With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.
         */
        get: operations["sales.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sales/{purchaseorder_id}/invoice/{invoice_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The document of a payout as PDF: an invoice made out in the supplier's name, or a credit note
         * @description `invoice_id` is its number, as the sale lists it in `invoices`.
         *
         *     Who may call: internal with ADMIN or FINANCE; supplier.
         */
        get: operations["sales.invoice.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sales/{purchaseorder_id}/memos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the memos on a purchaseorder
         * @description Who may call: internal; supplier.
         *
         *     With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.
         */
        get: operations["sales.memos.list"];
        put?: never;
        /**
         * Write a memo on a purchaseorder
         * @description An external memo is shared with the supplier whose purchaseorder it is; an internal one is seen by the operator only.
         *
         *     Who may call: internal with ADMIN or SUPPORT or FINANCE or PRODUCT_MANAGEMENT; supplier.
         */
        post: operations["sales.memos.create"];
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
        get: operations["sales.requests.list"];
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
        post: operations["sales.requests.answer"];
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
        get: operations["sports.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/suppliers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List suppliers; a supplier sees itself
         * @description Who may call: internal; supplier.
         *
         *     With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.
         */
        get: operations["suppliers.list"];
        put?: never;
        /**
         * Make a supplier
         * @description Who may call: internal with ADMIN or PRODUCT_MANAGEMENT or FINANCE.
         */
        post: operations["suppliers.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/suppliers/{supplier_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a supplier
         * @description Who may call: internal; supplier.
         */
        get: operations["suppliers.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a supplier
         * @description Who may call: internal with ADMIN or PRODUCT_MANAGEMENT or FINANCE.
         */
        patch: operations["suppliers.update"];
        trace?: never;
    };
    "/v1/suppliers/{supplier_id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A supplier's versions, newest first
         * @description Who may call: internal; supplier.
         *
         *     With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.
         */
        get: operations["suppliers.history"];
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
         * @description Who may call: internal; supplier.
         *
         *     With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.
         */
        get: operations["suppliers.memos.list"];
        put?: never;
        /**
         * Write a memo on a supplier
         * @description An external memo is shared with the supplier whose supplier it is; an internal one is seen by the operator only.
         *
         *     Who may call: internal with ADMIN or SUPPORT or FINANCE or PRODUCT_MANAGEMENT; supplier.
         */
        post: operations["suppliers.memos.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/suppliers/{supplier_id}/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a supplier earned and was paid over some days
         * @description Who may call: internal with ADMIN or FINANCE; supplier.
         *
         *     With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.
         */
        get: operations["suppliers.statement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/suppliers/marketplace-sales/{purchaseorder_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The booking orders that come from a purchase order; only its supplier may read them
         * @description Who may call: supplier.
         *
         *     With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.
         */
        get: operations["suppliers.marketplaceSales.list"];
        put?: never;
        post?: never;
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
        get: operations["teams.list"];
        put?: never;
        /**
         * Make a team
         * @description Who may call: internal with ADMIN or PRODUCT_MANAGEMENT.
         */
        post: operations["teams.create"];
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
        get: operations["teams.get"];
        put?: never;
        post?: never;
        /**
         * Delete a team that has no events
         * @description Who may call: internal with ADMIN or PRODUCT_MANAGEMENT.
         */
        delete: operations["teams.delete"];
        options?: never;
        head?: never;
        /**
         * Change a team
         * @description Who may call: internal with ADMIN or PRODUCT_MANAGEMENT.
         */
        patch: operations["teams.update"];
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
        get: operations["teams.history"];
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
        get: operations["ticket.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ticketfiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List ticket files
         * @description Who may call: internal with ADMIN or PRODUCT_MANAGEMENT or SUPPORT; supplier.
         *
         *     With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.
         */
        get: operations["ticketfiles.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ticketfiles/{ticketfile_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a ticket file with the outcome of every line
         * @description Who may call: internal with ADMIN or PRODUCT_MANAGEMENT or SUPPORT; supplier.
         */
        get: operations["ticketfiles.get"];
        put?: never;
        post?: never;
        /**
         * Revoke a ticket file
         * @description None of its tickets can be downloaded any more; the order items that had one wait for another.
         *
         *     Who may call: internal with ADMIN or PRODUCT_MANAGEMENT or SUPPORT; supplier.
         */
        delete: operations["ticketfiles.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ticketfiles/{ticketfile_id}/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give out the seats of a ticket file
         * @description To the order items that wait, first come first served, and to those to come: as if it had been uploaded with `auto_assign`.
         *
         *     Who may call: internal with ADMIN or PRODUCT_MANAGEMENT or SUPPORT; supplier.
         */
        post: operations["ticketfiles.assign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ticketfiles/{ticketfile_id}/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The outcome of every line as CSV
         * @description Cells that a spreadsheet would take for a formula begin with an apostrophe.
         *
         *     Who may call: internal with ADMIN or PRODUCT_MANAGEMENT or SUPPORT; supplier.
         */
        get: operations["ticketfiles.lines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ticketfiles/{ticketfile_id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What giving out the seats of a ticket file would do now
         * @description Who may call: internal with ADMIN or PRODUCT_MANAGEMENT or SUPPORT; supplier.
         */
        get: operations["ticketfiles.preview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ticketfiles/pdf/{ticket_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload one finished ticket
         * @description Who may call: internal with ADMIN or PRODUCT_MANAGEMENT or SUPPORT; supplier.
         */
        post: operations["ticketfiles.uploadPdf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ticketfiles/seating_csv/{ticket_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a table of seats
         * @description A file that is no such table is refused, naming line and column. Else every line has its outcome: a duplicate seat or barcode fails its line and the others go on. With `auto_assign` seats are given out and PDFs made in the background: read the ticket file again to see how far that is.
         *
         *     Who may call: internal with ADMIN or PRODUCT_MANAGEMENT or SUPPORT; supplier.
         */
        post: operations["ticketfiles.uploadSeats"];
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
        get: operations["tickets.list"];
        put?: never;
        /**
         * Offer a ticket
         * @description Who may call: internal with ADMIN or PRODUCT_MANAGEMENT; supplier.
         */
        post: operations["tickets.create"];
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
        get: operations["tickets.get"];
        put?: never;
        post?: never;
        /**
         * Withdraw a ticket: what is held or sold of it stays so
         * @description Who may call: internal with ADMIN or PRODUCT_MANAGEMENT; supplier.
         */
        delete: operations["tickets.delete"];
        options?: never;
        head?: never;
        /**
         * Change a ticket
         * @description Who may call: internal with ADMIN or PRODUCT_MANAGEMENT; supplier.
         */
        patch: operations["tickets.update"];
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
        get: operations["tickets.guestdata"];
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
        get: operations["tickets.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tickets/{ticket_id}/memos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the memos on a ticket
         * @description Who may call: internal; supplier.
         *
         *     With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.
         */
        get: operations["tickets.memos.list"];
        put?: never;
        /**
         * Write a memo on a ticket
         * @description An external memo is shared with the supplier whose ticket it is; an internal one is seen by the operator only.
         *
         *     Who may call: internal with ADMIN or SUPPORT or FINANCE or PRODUCT_MANAGEMENT; supplier.
         */
        post: operations["tickets.memos.create"];
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
        get: operations["tournaments.list"];
        put?: never;
        /**
         * Make a tournament
         * @description Who may call: internal with ADMIN or PRODUCT_MANAGEMENT.
         */
        post: operations["tournaments.create"];
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
        get: operations["tournaments.get"];
        put?: never;
        post?: never;
        /**
         * Delete a tournament that has no events
         * @description Who may call: internal with ADMIN or PRODUCT_MANAGEMENT.
         */
        delete: operations["tournaments.delete"];
        options?: never;
        head?: never;
        /**
         * Change a tournament
         * @description Who may call: internal with ADMIN or PRODUCT_MANAGEMENT.
         */
        patch: operations["tournaments.update"];
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
        get: operations["tournaments.history"];
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
        get: operations["venues.list"];
        put?: never;
        /**
         * Make a venue
         * @description Who may call: internal with ADMIN or PRODUCT_MANAGEMENT.
         */
        post: operations["venues.create"];
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
        get: operations["venues.get"];
        put?: never;
        post?: never;
        /**
         * Delete a venue that nothing takes place in
         * @description Who may call: internal with ADMIN or PRODUCT_MANAGEMENT.
         */
        delete: operations["venues.delete"];
        options?: never;
        head?: never;
        /**
         * Change a venue
         * @description Who may call: internal with ADMIN or PRODUCT_MANAGEMENT.
         */
        patch: operations["venues.update"];
        trace?: never;
    };
    "/v1/venues/{venue_id}/directions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How guests get to a venue
         * @description Who may call: internal; distributor; supplier.
         */
        get: operations["venues.directions.get"];
        /**
         * Say how guests get to a venue
         * @description Who may call: internal with ADMIN or PRODUCT_MANAGEMENT.
         */
        put: operations["venues.directions.replace"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/venues/{venue_id}/directions/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The versions of venue directions, newest first
         * @description Who may call: internal.
         *
         *     With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.
         */
        get: operations["venues.directions.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
        get: operations["venues.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List one's webhooks
         * @description Who may call: internal with ADMIN or SUPPORT; distributor; supplier.
         *
         *     With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.
         */
        get: operations["webhooks.list"];
        put?: never;
        /**
         * Register a webhook
         * @description Who may call: internal with ADMIN; distributor; supplier.
         */
        post: operations["webhooks.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhook_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a webhook
         * @description Who may call: internal with ADMIN or SUPPORT; distributor; supplier.
         */
        get: operations["webhooks.get"];
        /**
         * Replace a webhook as a whole
         * @description Who may call: internal with ADMIN; distributor; supplier.
         */
        put: operations["webhooks.replace"];
        post?: never;
        /**
         * Delete a webhook for good, its log too
         * @description Who may call: internal with ADMIN; distributor; supplier.
         */
        delete: operations["webhooks.delete"];
        options?: never;
        head?: never;
        /**
         * Change a webhook; switched off, it is sent nothing any more
         * @description Who may call: internal with ADMIN; distributor; supplier.
         */
        patch: operations["webhooks.update"];
        trace?: never;
    };
    "/v1/webhooks/{webhook_id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was sent to a webhook, and what waits
         * @description Who may call: internal with ADMIN or SUPPORT; distributor; supplier.
         *
         *     With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.
         */
        get: operations["webhooks.deliveries.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhook_id}/deliveries/{delivery_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a delivery with every attempt
         * @description Who may call: internal with ADMIN or SUPPORT; distributor; supplier.
         */
        get: operations["webhooks.deliveries.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhook_id}/deliveries/{delivery_id}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery again, with the same id and bytes
         * @description Who may call: internal with ADMIN or SUPPORT; distributor; supplier.
         */
        post: operations["webhooks.deliveries.redeliver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhook_id}/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send again whatever failed or was dropped since
         * @description Who may call: internal with ADMIN or SUPPORT; distributor; supplier.
         */
        post: operations["webhooks.recover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhook_id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a webhook a new secret, the old one holding for another day
         * @description Who may call: internal with ADMIN; distributor; supplier.
         */
        post: operations["webhooks.rotateSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/trigger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try webhooks out: queue a delivery to all active ones of the same client and event type
         * @description Who may call: internal with ADMIN or SUPPORT; distributor; supplier.
         */
        post: operations["webhooks.trigger"];
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
            /** @description City */
            city: string | null;
            /** @description Country, ISO 3166-1 alpha-3. ISO 3166-1 alpha-3; alpha-2 is accepted */
            country: string | null;
            /** @description Degrees north, as text */
            latitude: string | null;
            /** @description Degrees east, as text */
            longitude: string | null;
            /** @description House number */
            number: string | null;
            /** @description Postal code */
            postalcode: string | null;
            /** @description Province or state */
            province: string | null;
            /** @description Street */
            streetname: string | null;
            /** @description Second line of the street */
            streetname2: string | null;
        };
        AddressInput: {
            /** @description City */
            city?: string | null;
            /** @description Country, ISO 3166-1 alpha-3. ISO 3166-1 alpha-3; alpha-2 is accepted */
            country?: string | null;
            /** @description Degrees north, as text */
            latitude?: string | null;
            /** @description Degrees east, as text */
            longitude?: string | null;
            /** @description House number */
            number?: string | null;
            /** @description Postal code */
            postalcode?: string | null;
            /** @description Province or state */
            province?: string | null;
            /** @description Street */
            streetname?: string | null;
            /** @description Second line of the street */
            streetname2?: string | null;
        };
        BasicClient: {
            /** @description The client */
            client_id: string;
            /**
             * @description Only `active` clients may call
             * @enum {string}
             */
            client_status: "active" | "suspended" | "deleted";
            /** @description The distributor */
            distributor_id: string | null;
            /** @description Name of the distributor */
            distributor_name: string | null;
            /** @description Name for people */
            label: string;
        };
        Booking: {
            /** @description Whether the buyer accepted the general terms */
            accepted_gt: boolean;
            /** @description Whether it was made through the API */
            api_booking: boolean;
            /**
             * @description Six characters, none of which looks like another
             * @example K7TQ3M
             */
            booking_code: string;
            /**
             * Format: email
             * @description Where news about the booking are sent
             */
            booking_email: string;
            /** @description The booking */
            booking_id: string;
            /** @description A reference of your own, given back as it is */
            booking_reference: string | null;
            /** @description The booking orders */
            bookingorders: components["schemas"]["BookingOrderReference"][];
            /** @description The client */
            client_id: string;
            /**
             * Format: wire-datetime
             * @description When it was made. yyyy-mm-ddThh:mm:ss, UTC
             */
            created: UtcDateTime;
            /** @description The distributor */
            distributor_id: string;
            /** @description The moment whose exchange rates hold */
            fxratemoment_id: string | null;
            /** @description A reference of your own, printed on the invoice */
            invoice_reference: string | null;
            /** @description Whether it is a test: no stock, no money and no tickets move */
            is_test_booking: boolean;
            /** @description One entry for each ticket and price */
            items: components["schemas"]["ReservationItem"][];
            /** @description Name under which tickets are fetched */
            lead_name_for_pickup: string | null;
            /** @description Whether the buyer agreed to be sent advertising */
            marketing_optin: boolean;
            /** @description Whether it was booked outside the service */
            offline_booking: boolean;
            /** @description The client it was made for, when the operator made it */
            onbehalfclient_id: string | null;
            /** @description How it is paid */
            payment_method: string;
            /** @description What to quote when paying */
            payment_reference: string | null;
            /** @description The reservation */
            reservation_id: string;
            /** @description Currency in which it is paid. ISO 4217 code */
            target_currency: string;
        };
        BookingOrder: {
            /** @description Whether the buyer accepted the general terms */
            accepted_gt: boolean;
            /**
             * Format: int64
             * @description Charged to the distributor, in target_currency; null for the supplier
             */
            amount: number | null;
            /** @description Whether it was made through the API */
            api_booking: boolean;
            /** @description Short code for people, six letters and digits */
            booking_code: string;
            /**
             * Format: email
             * @description Where news about the booking are sent
             */
            booking_email: string | null;
            /** @description The booking */
            booking_id: string;
            /** @description A reference of your own, given back as it is */
            booking_reference: string | null;
            /** @description The booking order */
            bookingorder_id: string;
            /** @description How the order came about */
            bookingorder_source: string;
            /** @description The client */
            client_id: string;
            /**
             * Format: wire-datetime
             * @description When it was made. yyyy-mm-ddThh:mm:ss, UTC
             */
            created: UtcDateTime;
            /** @description The distributor */
            distributor_id: string;
            /**
             * @description Whether the distributor has paid
             * @enum {string}
             */
            distributorfinancial_status: "open" | "invoiced" | "paid" | "partlyrefunded" | "refunded" | "void";
            /** @description The event */
            event_id: string;
            /** @description Name of the event */
            event_name: string;
            /** @description The fees that are added */
            fees: components["schemas"]["OrderFee"][];
            /** @description The moment whose exchange rates hold */
            fxratemoment_id: string | null;
            /**
             * @description Whether all that must be known of the guests is known
             * @enum {string}
             */
            guestdata_status: "notapplicable" | "waitingfordistributor" | "waitingforendcustomer" | "waitingforprocessing" | "waitingtosendtosupplier" | "completed";
            /** @description A reference of your own, printed on the invoice */
            invoice_reference: string | null;
            /** @description Invoices and credit notes */
            invoices: string[];
            /** @description Whether it is a test: no stock, no money and no tickets move */
            is_test_booking: boolean;
            /** @description One entry for each admission */
            items: components["schemas"]["OrderItem"][];
            /** @description Name under which tickets are fetched */
            lead_name_for_pickup: string | null;
            /**
             * @description Where the tickets are
             * @enum {string}
             */
            logistic_status: "processing" | "pendingticketupload" | "completed" | "review" | "blocked" | "postponed" | "administrative" | "returned" | "cancelled";
            /** @description Whether the buyer agreed to be sent advertising */
            marketing_optin: boolean | null;
            /** @description The purchase order by which the tickets of this order are delivered */
            marketplace_logistic_purchaseorder_id: string | null;
            /** @description Whether many may be booked at once */
            mass_booking_allowed: boolean;
            /**
             * Format: int64
             * @description How many PDFs one ticket has at most
             */
            max_pdfs_per_ticket: number;
            /**
             * @description Whether the client was notified
             * @enum {string}
             */
            notify_client_status: "notapplicable" | "pending" | "completed" | "failed";
            /** @description Whether it was booked outside the service */
            offline_booking: boolean;
            /** @description The order this one was split off from; null for most */
            parent_id: string | null;
            /** @description Like all that is the buyer’s own affair null for whoever sells */
            payment_method: string | null;
            /** @description What to quote when paying */
            payment_reference: string | null;
            /**
             * Format: int64
             * @description How much was given back. In the minor unit of the currency
             */
            refunded: number | null;
            /**
             * @description What you are to this order: `buyer` bought it, `seller` sold it, `origin` supplied what another party sold on; the operator is `operator`
             * @enum {string}
             */
            relation: "buyer" | "seller" | "origin" | "operator";
            /** @description The supplier */
            supplier_id: string;
            /** @description Currency in which it is paid. ISO 4217 code */
            target_currency: string | null;
            /**
             * Format: wire-datetime
             * @description When it last changed. yyyy-mm-ddThh:mm:ss, UTC
             */
            updated: UtcDateTime;
            /** @description VAT, by rate and country */
            vat: components["schemas"]["VatLine"][];
            /** @description SHA-256 of the ZIP with all tickets, hexadecimal */
            zip_sha: string | null;
        };
        /** @description Only what is sent changes; items are merged by orderitem_id, guests never */
        BookingOrderChange: {
            /** @description Whether the buyer accepted the general terms */
            accepted_gt?: boolean;
            /**
             * Format: email
             * @description Where news about the booking are sent
             */
            booking_email?: string | null;
            /** @description Items that belong together */
            booking_group?: string[][];
            /** @description The booking */
            booking_id?: string;
            /** @description The distributor */
            distributor_id?: string;
            /**
             * @description Whether the distributor has paid
             * @enum {string}
             */
            distributorfinancial_status?: "open" | "invoiced" | "paid" | "partlyrefunded" | "refunded" | "void";
            /** @description The event */
            event_id?: string;
            /**
             * @description Whether the supplier is paid
             * @enum {string|null}
             */
            financial_status?: "notapplicable" | "topurchase" | "purchased" | "settled" | "credited" | null;
            /**
             * @description Whether all that must be known of the guests is known
             * @enum {string}
             */
            guestdata_status?: "notapplicable" | "waitingfordistributor" | "waitingforendcustomer" | "waitingforprocessing" | "waitingtosendtosupplier" | "completed";
            /** @description A reference of your own, printed on the invoice */
            invoice_reference?: string | null;
            /** @description Invoices and credit notes */
            invoices?: string[];
            /** @description The admissions to change; those left out stay as they are */
            items?: components["schemas"]["OrderItemChange"][];
            /** @description Name under which tickets are fetched */
            lead_name_for_pickup?: string | null;
            /**
             * @description Where the tickets are
             * @enum {string}
             */
            logistic_status?: "processing" | "pendingticketupload" | "completed" | "review" | "blocked" | "postponed" | "administrative" | "returned" | "cancelled";
            /** @description Whether the buyer agreed to be sent advertising */
            marketing_optin?: boolean | null;
            /** @description The order this one was split off from; null for most */
            parent_id?: string | null;
            /** @description What to quote when paying */
            payment_reference?: string | null;
            /**
             * Format: int64
             * @description What the payment provider gave back. In the minor unit of the currency
             */
            psp_refund_amount?: number;
            /** @description The supplier */
            supplier_id?: string;
            /** @description Whether no mail is sent about it */
            suppress_email?: boolean;
        };
        BookingOrderHistoryEntry: {
            /** @description The booking */
            booking_id: string | null;
            /** @description The order as it was in this version */
            bookingorder: components["schemas"]["PastBookingOrder"];
            /** @description The booking order */
            bookingorder_id: string | null;
            /** @description Names of the fields that changed */
            changed: string[];
            /**
             * Format: wire-datetime
             * @description When it was made. yyyy-mm-ddThh:mm:ss, UTC
             */
            created: UtcDateTime;
            /** @description The client that made it */
            created_by: string;
            /** @description The administrator who acted as the client that made the change; null when nobody did */
            impersonator_client_id: string | null;
            /**
             * Format: wire-datetime
             * @description Since when it may not call; null while it may. yyyy-mm-ddThh:mm:ss, UTC
             */
            inactive_since: UtcDateTime | null;
            /** @description The client that last changed it */
            updated_by: string;
        };
        BookingOrderHistoryEntryPage: {
            /** @description The versions, newest first */
            history: components["schemas"]["BookingOrderHistoryEntry"][];
            /** @description Which page this is, of how many entries, and where its neighbours are */
            pagination: components["schemas"]["Pagination"];
        };
        BookingOrderPage: {
            /** @description The booking orders */
            bookingorders: components["schemas"]["BookingOrder"][];
            /** @description Which page this is, of how many entries, and where its neighbours are */
            pagination: components["schemas"]["Pagination"];
        };
        BookingOrderReference: {
            /** @description The booking order */
            bookingorder_id: string;
            /** @description The event */
            event_id: string;
            /** @description The supplier */
            supplier_id: string;
        };
        BookingPage: {
            /** @description The bookings of this page */
            bookings: components["schemas"]["Booking"][];
            /** @description Which page this is, of how many entries, and where its neighbours are */
            pagination: components["schemas"]["Pagination"];
        };
        Bulk: {
            /**
             * @description What is to be done
             * @enum {string}
             */
            action: "enable" | "disable" | "reprice";
            /**
             * Format: int64
             * @description How many of them change
             */
            affected: number;
            /**
             * Format: int64
             * @description How much
             */
            amount: number | null;
            /** @description The change of many tickets */
            bulk_id: string;
            /**
             * Format: int64
             * @description How many of these were changed
             */
            changed: number;
            /**
             * Format: wire-datetime
             * @description When it was made. yyyy-mm-ddThh:mm:ss, UTC
             */
            created: UtcDateTime;
            /** @description The client that made it */
            created_by: string;
            /** @description Currency of the amounts beside it */
            currency_code: string | null;
            /**
             * Format: int64
             * @description How many were looked at so far
             */
            done: number;
            /** @description Some of those that change, as they are and as they will be */
            examples: components["schemas"]["BulkExample"][];
            /**
             * Format: wire-datetime
             * @description Until when the preview can be applied
             */
            expires: UtcDateTime;
            /** @description Which tickets, as a query of the list of tickets */
            filter: string | null;
            /**
             * Format: wire-datetime
             * @description When it ended; null while it goes on. yyyy-mm-ddThh:mm:ss, UTC
             */
            finished: UtcDateTime | null;
            /** @description The administrator who acted as the client that made the change; null when nobody did */
            impersonator_client_id: string | null;
            /**
             * Format: int64
             * @description How many tickets there were
             */
            matching: number;
            /**
             * Format: int64
             * @description How many of these were not, because somebody had changed them since the preview
             */
            passed_over: number;
            /** @description By how many percent */
            percent: string | null;
            /** @description The new price */
            price: string | null;
            /** @description Why the others do not */
            skipped: {
                /**
                 * Format: int32
                 * @description How many
                 */
                count: number;
                /**
                 * @description Why
                 * @enum {string}
                 */
                reason: "unchanged" | "other_status" | "other_currency" | "automatic_price" | "below_zero";
            }[];
            /**
             * Format: wire-datetime
             * @description When it began. yyyy-mm-ddThh:mm:ss, UTC
             */
            started: UtcDateTime | null;
            /**
             * @description previewed: nothing has happened yet; done: every ticket was looked at
             * @enum {string}
             */
            status: "previewed" | "running" | "done" | "failed";
        };
        BulkExample: {
            /** @description How it would be afterwards */
            after: {
                /**
                 * Format: int64
                 * @description Price per ticket that the supplier is paid
                 */
                cost_price: number;
                /**
                 * Format: int64
                 * @description Price per ticket that the distributor pays
                 */
                net_rate: number;
                /**
                 * Format: int64
                 * @description Recommended retail price per ticket
                 */
                sales_price: number;
                /**
                 * Format: int64
                 * @description The operator’s; null for a supplier
                 */
                service_price: number | null;
                /** @description Whether it is on offer */
                ticket_status: string;
            };
            /** @description How it is now */
            before: {
                /**
                 * Format: int64
                 * @description Price per ticket that the supplier is paid
                 */
                cost_price: number;
                /**
                 * Format: int64
                 * @description Price per ticket that the distributor pays
                 */
                net_rate: number;
                /**
                 * Format: int64
                 * @description Recommended retail price per ticket
                 */
                sales_price: number;
                /**
                 * Format: int64
                 * @description The operator’s; null for a supplier
                 */
                service_price: number | null;
                /** @description Whether it is on offer */
                ticket_status: string;
            };
            /** @description Currency of the amounts beside it */
            currency_code: string;
            /** @description Name of the event */
            event_name: string;
            /** @description The ticket */
            ticket_id: string;
            /** @description Title of the ticket */
            ticket_title: string;
        };
        BulkPage: {
            /** @description The changes of this page */
            bulk_actions: components["schemas"]["Bulk"][];
            /** @description Which page this is, of how many entries, and where its neighbours are */
            pagination: components["schemas"]["Pagination"];
        };
        CancellationStep: {
            /** @description How much of the price is given back, in percent */
            refund_percent: number;
            /**
             * Format: int32
             * @description Up to how many days before the event it holds
             */
            until_days_before: number;
        };
        Category: {
            /**
             * Format: wire-datetime
             * @description From then on it takes no new tickets and is left out of lists; the tickets it has are sold on. yyyy-mm-ddThh:mm:ss, UTC
             */
            archived_since: UtcDateTime | null;
            /** @description The category */
            category_id: string;
            /** @description Name of the category */
            category_name: string;
            /**
             * @description Kind of place: stand, hospitality, parking and so on
             * @enum {string}
             */
            category_type: "grandstand" | "generaladmission" | "busparking" | "carparking" | "camping" | "transfer" | "hospitality" | "offsite_hospitality" | "extras";
            /**
             * Format: wire-datetime
             * @description When it was made. yyyy-mm-ddThh:mm:ss, UTC
             */
            created: UtcDateTime;
            /**
             * Format: wire-datetime
             * @description When it was deleted; null while it is there. yyyy-mm-ddThh:mm:ss, UTC
             */
            deleted: UtcDateTime | null;
            /** @description Text for buyers */
            description: components["schemas"]["TextInLocales"];
            /** @description Information only: repeated on order items */
            distribution_channel: string;
            /** @description Addresses of pictures and documents */
            files: components["schemas"]["CategoryFile"][];
            /** @description What must be known of guests, and when; the nearest of ticket, category and event decides per field */
            guest_data_requirements: components["schemas"]["GuestDataRequirement"][];
            /** @description Information only: how pages of a distributor may set it off; lists can be filtered by it */
            highlight_type: string | null;
            /** @description Whether the category is drawn on the plan of the venue */
            on_svg: boolean;
            /** @description What it has beside the seat */
            options: components["schemas"]["CategoryOptions"];
            /**
             * Format: int32
             * @description How many people are seated together for certain
             */
            party_size_together: number | null;
            /**
             * @description Sport
             * @enum {string}
             */
            sport_type: "soccer" | "motorsport" | "tennis" | "rugby" | "darts" | "horseracing" | "boxing" | "other" | "motogp" | "formula1" | "cricket" | "basketball" | "combatsport" | "icehockey" | "nba" | "nfl" | "mlb" | "watersport" | "dtm" | "indycar" | "superbike" | "padel" | "handball" | "golf" | "rowing" | "cycling" | "sailing";
            /** @description Sports at whose events it may not be offered, when sports_enabled is empty */
            sports_disabled: ("soccer" | "motorsport" | "tennis" | "rugby" | "darts" | "horseracing" | "boxing" | "other" | "motogp" | "formula1" | "cricket" | "basketball" | "combatsport" | "icehockey" | "nba" | "nfl" | "mlb" | "watersport" | "dtm" | "indycar" | "superbike" | "padel" | "handball" | "golf" | "rowing" | "cycling" | "sailing")[];
            /** @description Sports at whose events it may be offered: when not empty, at these only */
            sports_enabled: ("soccer" | "motorsport" | "tennis" | "rugby" | "darts" | "horseracing" | "boxing" | "other" | "motogp" | "formula1" | "cricket" | "basketball" | "combatsport" | "icehockey" | "nba" | "nfl" | "mlb" | "watersport" | "dtm" | "indycar" | "superbike" | "padel" | "handball" | "golf" | "rowing" | "cycling" | "sailing")[];
            /**
             * Format: int32
             * @description How many days before the event tickets are there at the latest
             */
            ticket_delivery_days: number | null;
            /**
             * Format: wire-datetime
             * @description When it last changed. yyyy-mm-ddThh:mm:ss, UTC
             */
            updated: UtcDateTime;
            /** @description The venue */
            venue_id: string;
            /** @description Name of the venue */
            venue_name: string;
        };
        /** @description Only the fields sent change, in description and options only the members sent. venue_id stays what it is */
        CategoryChange: {
            /**
             * Format: wire-datetime
             * @description From then on it takes no new tickets and is left out of lists; the tickets it has are sold on. yyyy-mm-ddThh:mm:ss, UTC
             */
            archived_since?: UtcDateTime | null;
            /** @description Name of the category */
            category_name?: string;
            /**
             * @description Kind of place: stand, hospitality, parking and so on
             * @enum {string}
             */
            category_type?: "grandstand" | "generaladmission" | "busparking" | "carparking" | "camping" | "transfer" | "hospitality" | "offsite_hospitality" | "extras";
            /** @description Text for buyers */
            description?: components["schemas"]["TextInLocalesInput"];
            /** @description Information only: repeated on order items */
            distribution_channel?: string;
            /** @description Addresses of pictures and documents */
            files?: components["schemas"]["CategoryFileInput"][];
            /** @description What must be known of guests, and when; the nearest of ticket, category and event decides per field */
            guest_data_requirements?: components["schemas"]["GuestDataRequirement"][];
            /** @description Information only: how pages of a distributor may set it off; lists can be filtered by it */
            highlight_type?: string | null;
            /** @description Whether the category is drawn on the plan of the venue */
            on_svg?: boolean;
            /** @description What it has beside the seat */
            options?: components["schemas"]["CategoryOptionsInput"];
            /**
             * Format: int32
             * @description How many people are seated together for certain
             */
            party_size_together?: number | null;
            /**
             * @description Sport
             * @enum {string}
             */
            sport_type?: "soccer" | "motorsport" | "tennis" | "rugby" | "darts" | "horseracing" | "boxing" | "other" | "motogp" | "formula1" | "cricket" | "basketball" | "combatsport" | "icehockey" | "nba" | "nfl" | "mlb" | "watersport" | "dtm" | "indycar" | "superbike" | "padel" | "handball" | "golf" | "rowing" | "cycling" | "sailing";
            /** @description Sports at whose events it may not be offered, when sports_enabled is empty */
            sports_disabled?: ("soccer" | "motorsport" | "tennis" | "rugby" | "darts" | "horseracing" | "boxing" | "other" | "motogp" | "formula1" | "cricket" | "basketball" | "combatsport" | "icehockey" | "nba" | "nfl" | "mlb" | "watersport" | "dtm" | "indycar" | "superbike" | "padel" | "handball" | "golf" | "rowing" | "cycling" | "sailing")[];
            /** @description Sports at whose events it may be offered: when not empty, at these only */
            sports_enabled?: ("soccer" | "motorsport" | "tennis" | "rugby" | "darts" | "horseracing" | "boxing" | "other" | "motogp" | "formula1" | "cricket" | "basketball" | "combatsport" | "icehockey" | "nba" | "nfl" | "mlb" | "watersport" | "dtm" | "indycar" | "superbike" | "padel" | "handball" | "golf" | "rowing" | "cycling" | "sailing")[];
            /**
             * Format: int32
             * @description How many days before the event tickets are there at the latest
             */
            ticket_delivery_days?: number | null;
            /** @description The venue */
            venue_id?: string;
        };
        CategoryFile: {
            /** @description The category */
            category_id: string;
            /** @description File with information for guests */
            information_filename: string;
        };
        CategoryFileInput: {
            /** @description As read; a file belongs to the category it is sent with */
            category_id?: string | null;
            /** @description File with information for guests */
            information_filename: string;
        };
        CategoryHistoryEntry: {
            /** @description The part of the venue */
            category: components["schemas"]["Category"];
            /** @description The category */
            category_id: string | null;
            /** @description Names of the fields that changed */
            changed: string[];
            /**
             * Format: wire-datetime
             * @description When it was made. yyyy-mm-ddThh:mm:ss, UTC
             */
            created: UtcDateTime;
            /** @description The client that made it */
            created_by: string;
            /** @description The administrator who acted as the client that made the change; null when nobody did */
            impersonator_client_id: string | null;
            /**
             * Format: wire-datetime
             * @description Since when it may not call; null while it may. yyyy-mm-ddThh:mm:ss, UTC
             */
            inactive_since: UtcDateTime | null;
            /** @description The client that last changed it */
            updated_by: string;
        };
        CategoryHistoryEntryPage: {
            /** @description The versions, newest first */
            history: components["schemas"]["CategoryHistoryEntry"][];
            /** @description Which page this is, of how many entries, and where its neighbours are */
            pagination: components["schemas"]["Pagination"];
        };
        CategoryInclusions: {
            /** @description The category */
            category_id: string;
            /**
             * Format: wire-datetime
             * @description When it was made. yyyy-mm-ddThh:mm:ss, UTC
             */
            created: UtcDateTime | null;
            /** @description Gate */
            gate: string | null;
            /**
             * Format: uri
             * @description An https address
             * @example https://images.example/stand.jpg
             */
            google_maps: string | null;
            /** @description What is included, a line each */
            items: components["schemas"]["LinesInLocales"];
            /**
             * @description Degrees as decimal text, within ±90
             * @example 38.7531
             */
            latitude: string | null;
            /**
             * @description Degrees as decimal text, within ±180
             * @example -9.1851
             */
            longitude: string | null;
            /**
             * Format: uri
             * @description An https address
             * @example https://images.example/stand.jpg
             */
            photo1: string | null;
            /**
             * Format: uri
             * @description An https address
             * @example https://images.example/stand.jpg
             */
            photo2: string | null;
            /** @description The text in short */
            summary: components["schemas"]["GuidanceInLocales"];
            /**
             * Format: wire-datetime
             * @description When it last changed. yyyy-mm-ddThh:mm:ss, UTC
             */
            updated: UtcDateTime | null;
        };
        CategoryInclusionsHistoryEntry: {
            /** @description The category */
            category_id: string | null;
            /** @description What it was in this version */
            category_inclusions: components["schemas"]["CategoryInclusions"];
            /** @description Names of the fields that changed */
            changed: string[];
            /**
             * Format: wire-datetime
             * @description When it was made. yyyy-mm-ddThh:mm:ss, UTC
             */
            created: UtcDateTime;
            /** @description The client that made it */
            created_by: string;
            /** @description The administrator who acted as the client that made the change; null when nobody did */
            impersonator_client_id: string | null;
            /**
             * Format: wire-datetime
             * @description Since when it may not call; null while it may. yyyy-mm-ddThh:mm:ss, UTC
             */
            inactive_since: UtcDateTime | null;
            /** @description The client that last changed it */
            updated_by: string;
        };
        CategoryInclusionsHistoryEntryPage: {
            /** @description The versions, newest first */
            history: components["schemas"]["CategoryInclusionsHistoryEntry"][];
            /** @description Which page this is, of how many entries, and where its neighbours are */
            pagination: components["schemas"]["Pagination"];
        };
        /** @description All of it: what is left out is emptied. A position of its own is for places that are not at the venue */
        CategoryInclusionsInput: {
            /** @description Gate */
            gate?: string | null;
            /**
             * Format: uri
             * @description An https address
             * @example https://images.example/stand.jpg
             */
            google_maps?: string | null;
            /** @description What is included, a line each */
            items?: components["schemas"]["LinesInLocalesInput"];
            /**
             * @description Degrees as decimal text, within ±90
             * @example 38.7531
             */
            latitude?: string | null;
            /**
             * @description Degrees as decimal text, within ±180
             * @example -9.1851
             */
            longitude?: string | null;
            /**
             * Format: uri
             * @description An https address
             * @example https://images.example/stand.jpg
             */
            photo1?: string | null;
            /**
             * Format: uri
             * @description An https address
             * @example https://images.example/stand.jpg
             */
            photo2?: string | null;
            /** @description The text in short */
            summary?: components["schemas"]["GuidanceInLocalesInput"];
        };
        CategoryOptions: {
            /** @description Whether the seats are under a roof */
            covered_seat: boolean;
            /** @description Whether seats have numbers */
            numbered_seat: boolean;
            /** @description Whether it is open at half-time */
            open_during_half_time: boolean;
            /**
             * Format: int32
             * @description How many hours it is open after the match
             */
            open_hours_after_match: number | null;
            /**
             * Format: int32
             * @description How many hours it is open before the match
             */
            open_hours_before_match: number | null;
            /**
             * Format: int32
             * @description How many minutes it is open after the match
             */
            open_minutes_after_match: number | null;
            /**
             * Format: int32
             * @description How many minutes it is open before the match
             */
            open_minutes_before_match: number | null;
            /** @description Whether the price is that of the whole package */
            package_rate: boolean;
            /** @description Whether a video wall is in sight */
            videowall: boolean;
        };
        CategoryOptionsInput: {
            /** @description Whether the seats are under a roof */
            covered_seat?: boolean;
            /** @description Whether seats have numbers */
            numbered_seat?: boolean;
            /** @description Whether it is open at half-time */
            open_during_half_time?: boolean;
            /**
             * Format: int32
             * @description How many hours it is open after the match
             */
            open_hours_after_match?: number | null;
            /**
             * Format: int32
             * @description How many hours it is open before the match
             */
            open_hours_before_match?: number | null;
            /**
             * Format: int32
             * @description How many minutes it is open after the match
             */
            open_minutes_after_match?: number | null;
            /**
             * Format: int32
             * @description How many minutes it is open before the match
             */
            open_minutes_before_match?: number | null;
            /** @description Whether the price is that of the whole package */
            package_rate?: boolean;
            /** @description Whether a video wall is in sight */
            videowall?: boolean;
        };
        CategoryPage: {
            /** @description The categories of this page */
            categories: components["schemas"]["Category"][];
            /** @description Which page this is, of how many entries, and where its neighbours are */
            pagination: components["schemas"]["Pagination"];
        };
        Change: {
            /**
             * Format: wire-datetime
             * @description When it happened. yyyy-mm-ddThh:mm:ss, UTC
             */
            at: UtcDateTime;
            /** @description Fields that changed, of those you may see; empty when it is new or gone */
            changed: string[];
            /** @description With `include=full`: the resource as its list shows it to you now; null when you do not find it any more */
            data?: {
                [key: string]: unknown;
            } | null;
            /** @description Of the resource; of a translation its event and language, as in `<event_id>/nl_NL` */
            id: string;
            /**
             * @description What changed: the kind of resource
             * @enum {string}
             */
            resource: "ticket" | "event" | "event_translation" | "reservation" | "bookingorder" | "sale" | "ticketfile" | "distributor";
            /**
             * @description `sale_created`: Tickets of a supplier were sold. `ticket_created`: A ticket is offered, or has come into sight. `ticket_changed`: Stock, price, status or another field of a ticket changed. Webhooks hear of stock when it is sold out, is back, or passes one of their `stock_thresholds`, and once a second at most for each ticket. `ticket_removed`: A ticket is withdrawn, or has gone out of sight. `event_created`: A new event. `event_changed`: Date, time, venue, status or another field of an event changed. `event_removed`: An event is deleted. `event_translation_created`: An event has a name in another language; the id is event and language. `event_translation_updated`: The name of an event in a language changed. `event_translation_removed`: An event has no name in a language any more. `reservation_created`: A reservation is made. `reservation_updated`: A reservation is extended, changed, booked, released or has run out. `bookingorder_created`: A booking order is made. `bookingorder_updated`: A booking order changed, or an admission of it. `sale_updated`: A sale changed. `ticketfile_created`: A ticket file was uploaded. `ticketfile_updated`: A ticket file was read, scanned or assigned. `ticketfile_removed`: A ticket file was revoked. `catalogue_reset`: The distributor moved to another country and sees other tickets: read the lists anew
             * @enum {string}
             */
            type: "sale_created" | "ticket_created" | "ticket_changed" | "ticket_removed" | "event_created" | "event_changed" | "event_removed" | "event_translation_created" | "event_translation_updated" | "event_translation_removed" | "reservation_created" | "reservation_updated" | "bookingorder_created" | "bookingorder_updated" | "sale_updated" | "ticketfile_created" | "ticketfile_updated" | "ticketfile_removed" | "catalogue_reset";
            /**
             * Format: int64
             * @description Version of the resource after the change, where it has one; a sale or a hold does not raise that of its ticket
             */
            version: number | null;
        };
        Changes: {
            /** @description What changed, in order */
            changes: components["schemas"]["Change"][];
            /** @description Where to go on: `after` of the next request. It moves on even when there is nothing to show */
            cursor: string;
        };
        City: {
            /** @description City */
            city: string;
            /** @description Name of the country in English */
            country_name: string;
            /** @description Country. ISO 3166-1 alpha-3; alpha-2 is accepted */
            iso_country: string;
            /**
             * Format: int32
             * @description How many events there are
             */
            number_of_events: number;
            /**
             * Format: int32
             * @description How many venues there are
             */
            number_of_venues: number;
        };
        CityPage: {
            /** @description The cities of this page */
            cities: components["schemas"]["City"][];
            /** @description Which page this is, of how many entries, and where its neighbours are */
            pagination: components["schemas"]["Pagination"];
        };
        Client: {
            /**
             * Format: wire-datetime
             * @description Until when it may buy; null for no end. yyyy-mm-ddThh:mm:ss, UTC
             */
            active_until: UtcDateTime | null;
            /** @description The roles that a client of this scope may be given */
            available_roles: ("ADMIN" | "PRODUCT_MANAGEMENT" | "SUPPORT" | "FINANCE" | "api" | "portal")[];
            /** @description The client */
            client_id: string;
            /**
             * @description Only `active` clients may call
             * @enum {string}
             */
            client_status: "active" | "suspended" | "deleted";
            /**
             * Format: wire-datetime
             * @description When it was made. yyyy-mm-ddThh:mm:ss, UTC
             */
            created: UtcDateTime;
            /**
             * Format: wire-datetime
             * @description When it was deleted; null while it is there. yyyy-mm-ddThh:mm:ss, UTC
             */
            deleted: UtcDateTime | null;
            /** @description The distributor */
            distributor_id: string | null;
            /** @description Name of the distributor */
            distributor_name: string | null;
            /**
             * Format: email
             * @description E-mail address
             */
            email: string | null;
            /** @description Name for people */
            label: string;
            /**
             * @description Language of mail and documents for it
             * @enum {string}
             */
            language: "nl_NL" | "en_GB" | "de_DE" | "fr_FR" | "es_ES" | "it_IT" | "da_DK" | "pt_PT" | "cn_CN" | "ko_KO" | "ja_JA" | "ar_AE" | "zh_Hans_CN" | "sv_SE";
            /** @description What the client may do, see `available_roles` */
            roles: ("ADMIN" | "PRODUCT_MANAGEMENT" | "SUPPORT" | "FINANCE" | "api" | "portal")[];
            /**
             * @description Whose client it is: the operator, a distributor or a supplier
             * @enum {string}
             */
            scope: "internal" | "distributor" | "supplier";
            /** @description The supplier */
            supplier_id: string | null;
            /**
             * Format: wire-datetime
             * @description When it last changed. yyyy-mm-ddThh:mm:ss, UTC
             */
            updated: UtcDateTime;
            /** @description Name to log in with */
            username: string | null;
        };
        /** @description Only the fields sent change */
        ClientChange: {
            /**
             * Format: wire-datetime
             * @description Until when it may buy; null for no end. yyyy-mm-ddThh:mm:ss, UTC
             */
            active_until?: UtcDateTime | null;
            /**
             * @description Only `active` clients may call
             * @enum {string}
             */
            client_status?: "active" | "suspended";
            /**
             * Format: email
             * @description E-mail address
             */
            email?: string | null;
            /** @description Name for people */
            label?: string;
            /**
             * @description Language of mail and documents for it
             * @enum {string}
             */
            language?: "nl_NL" | "en_GB" | "de_DE" | "fr_FR" | "es_ES" | "it_IT" | "da_DK" | "pt_PT" | "cn_CN" | "ko_KO" | "ja_JA" | "ar_AE" | "zh_Hans_CN" | "sv_SE";
            /**
             * @description Write-only; at least 12 characters
             * @example correct horse battery staple
             */
            password?: string;
            /** @description What the client may do, see `available_roles` */
            roles?: ("ADMIN" | "PRODUCT_MANAGEMENT" | "SUPPORT" | "FINANCE" | "api" | "portal")[];
            /** @description Name to log in with */
            username?: string | null;
        };
        ClientHistoryEntry: {
            /** @description Names of the fields that changed */
            changed: string[];
            /** @description The client as it was in this version */
            client: components["schemas"]["Client"];
            /** @description The client */
            client_id: string | null;
            /**
             * Format: wire-datetime
             * @description When it was made. yyyy-mm-ddThh:mm:ss, UTC
             */
            created: UtcDateTime;
            /** @description The client that made it */
            created_by: string;
            /** @description The administrator who acted as the client that made the change; null when nobody did */
            impersonator_client_id: string | null;
            /**
             * Format: wire-datetime
             * @description Since when it may not call; null while it may. yyyy-mm-ddThh:mm:ss, UTC
             */
            inactive_since: UtcDateTime | null;
            /** @description The client that last changed it */
            updated_by: string;
        };
        ClientHistoryEntryPage: {
            /** @description The versions, newest first */
            history: components["schemas"]["ClientHistoryEntry"][];
            /** @description Which page this is, of how many entries, and where its neighbours are */
            pagination: components["schemas"]["Pagination"];
        };
        ClientsPage: {
            /** @description The clients of this page */
            clients: (components["schemas"]["Client"] | components["schemas"]["BasicClient"])[];
            /** @description Which page this is, of how many entries, and where its neighbours are */
            pagination: components["schemas"]["Pagination"];
        };
        Concern: {
            /**
             * Format: int64
             * @description How many
             * @example 3
             */
            count: number;
            /** @description The most urgent ones */
            items: {
                /**
                 * @description More about it, for people
                 * @example desk@agency.example
                 */
                detail: string;
                /**
                 * @description UTC
                 * @example 2027-01-31T19:00:00
                 */
                due: string | null;
                /** @description Identifier of what it is about */
                id: string;
                /** @description Of a memo: what it is kept on */
                subject_id: string | null;
                /**
                 * @description Title
                 * @example K7WQ2X · Porto vs Benfica
                 */
                title: string;
            }[];
            /**
             * @description late_guest_data and missing_files: orders for events of the next seven days; expiring_holds: in the next five minutes; open_requests: suppliers are being asked; due_memos: to be done by today; failing_webhooks: not delivered to for now
             * @enum {string}
             */
            kind: "late_guest_data" | "missing_files" | "expiring_holds" | "open_requests" | "due_memos" | "failing_webhooks";
            /**
             * @description The list that shows them
             * @example bookingorders
             */
            list: string;
            /**
             * @description With these filters
             * @example logistic_status=pendingticketupload
             */
            query: string;
        };
        ConsoleTicket: {
            /** @description What can be bought now: the smallest hundred quantities, none when nothing can */
            allowed_quantities: number[];
            /**
             * Format: int32
             * @description How many can still be bought
             */
            available_quantity: number;
            /**
             * Format: int32
             * @description How many may be sold beyond the stock
             */
            backorder_quantity: number;
            /** @description The category */
            category_id: string;
            /**
             * Format: int64
             * @description Price per ticket that the supplier is paid. In the minor unit of the currency
             */
            cost_price: number;
            /**
             * Format: int64
             * @description In euro cents; null when no rate is stored for the currency
             */
            cost_price_eur: number | null;
            /** @description Countries whose distributors may not buy it */
            countries_disabled: string[];
            /** @description Currency of the amounts beside it. ISO 4217 code */
            currency_code: string;
            /**
             * @description Percent, at most four decimals
             * @example 2.5
             */
            discount_percentage: number;
            /** @description Distributors that may not buy it */
            distributors_disabled: string[];
            /** @description The event */
            event_id: string;
            /** @description Name of the event */
            event_name: string;
            /** @description A reference of the supplier, given back as it is */
            external_ticket_id: string | null;
            /**
             * Format: int64
             * @description Price printed on the ticket. In the minor unit of the currency
             */
            face_value: number;
            /**
             * Format: int64
             * @description In euro cents; null when no rate is stored for the currency
             */
            face_value_eur: number | null;
            /** @description Remarks that buyers must know of, such as a restricted view */
            flags: ("pairs_only" | "package_rate" | "no_single_left" | "no_away_fans")[];
            /** @description The moment whose exchange rates hold */
            fxratemoment_id: string | null;
            /** @description Whether it is resold by a distributor that bought it */
            is_relisted_ticket: boolean;
            /** @description Whether the operator's own supplier sells it */
            is_service_supplier: boolean;
            /**
             * Format: wire-datetime
             * @description When its supplier last confirmed it. yyyy-mm-ddThh:mm:ss, UTC
             */
            last_checked: UtcDateTime | null;
            /**
             * Format: wire-datetime
             * @description The last moment at which it is sold. yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            latest_sale_date: VenueDateTime | null;
            /** @description The client that has it locked; null when nobody has */
            locked_by_client_id: string | null;
            /** @description Whether margins are in the price already */
            margins_applied: boolean;
            /** @description Remark */
            note: string | null;
            /**
             * Format: int32
             * @description How many booking orders there are
             */
            number_of_bookingorders: number;
            /**
             * Format: int32
             * @description How many were sold
             */
            number_of_tickets_sold: number;
            /** @description The organiser of the event */
            organiser_id: string | null;
            /**
             * Format: int64
             * @description Price per ticket that the organiser asks. In the minor unit of the currency
             */
            organiser_price: number;
            /**
             * Format: int64
             * @description In euro cents; null when no rate is stored for the currency
             */
            organiser_price_eur: number | null;
            /** @description Whether the price is that of the whole package */
            package_rate: boolean;
            /** @description Whether it is sold in pairs only */
            pairs_only: boolean;
            /**
             * Format: wire-datetime
             * @description From when it is sold. yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            release_date: VenueDateTime | null;
            /**
             * Format: int32
             * @description How many are held at the moment
             */
            reservations_quantity: number;
            /** @description Inside a period with a net_rate that price holds */
            sales_periods: components["schemas"]["SalesPeriod"][];
            /**
             * Format: int64
             * @description Recommended retail price per ticket. In the minor unit of the currency
             */
            sales_price: number;
            /**
             * Format: int64
             * @description In euro cents; null when no rate is stored for the currency
             */
            sales_price_eur: number | null;
            /**
             * Format: int64
             * @description Fee of the operator. In the minor unit of the currency
             */
            service_fee: number;
            /**
             * Format: int64
             * @description VAT on the fee of the operator. In the minor unit of the currency
             */
            service_feevat: number;
            /**
             * Format: int64
             * @description Price per ticket that the operator asks, before discounts. In the minor unit of the currency
             */
            service_price: number;
            /**
             * Format: int64
             * @description In euro cents; null when no rate is stored for the currency
             */
            service_price_eur: number | null;
            /**
             * Format: int32
             * @description How many the operator has itself
             */
            service_stock: number;
            /** @description Finer part of the category */
            sub_category: string;
            /** @description The supplier */
            supplier_id: string;
            /**
             * Format: int32
             * @description How many the supplier offers in all
             */
            supplier_quantity: number;
            /** @description The ticket */
            ticket_id: string;
            /**
             * @description Where the ticket comes from
             * @enum {string}
             */
            ticket_source: "marketplace" | "external" | "service";
            /**
             * @description Whether it is on offer
             * @enum {string}
             */
            ticket_status: "available" | "disabled" | "error" | "returned" | "on_request";
            /**
             * @description Whom it is for: adults, children and so on
             * @enum {string}
             */
            ticket_targetgroup: "adult" | "youth" | "child" | "senior" | "all";
            /** @description Title of the ticket */
            ticket_title: string;
            /**
             * @description How it reaches the guest
             * @enum {string}
             */
            ticket_type: "eticket" | "appticket" | "paper-ticket" | "collection-stadium" | "eticket_with_pickup" | "other";
            /**
             * Format: wire-datetime
             * @description From when it admits. yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            ticket_validfrom: VenueDateTime;
            /**
             * @description For which part of the event it is valid
             * @enum {string}
             */
            ticket_validity: "singleday" | "twoday" | "other" | "weekend" | "fourday";
            /**
             * Format: wire-datetime
             * @description Until when it admits. yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            ticket_validuntil: VenueDateTime;
            /** @description Empty without one */
            ticket_yield: components["schemas"]["TicketYieldOrNone"];
            /**
             * @description Kind of ticket, as its supplier calls it
             * @enum {string}
             */
            type_ticket: "eticket" | "appticket" | "paper-ticket" | "collection-stadium" | "eticket_with_pickup" | "other";
            /**
             * @description Which VAT rate holds for it
             * @enum {string}
             */
            vat_category: "high" | "low" | "middle" | "none" | "rc";
        };
        ConsoleTicketPage: {
            /** @description Which page this is, of how many entries, and where its neighbours are */
            pagination: components["schemas"]["Pagination"];
            /** @description The tickets of this page */
            tickets: components["schemas"]["ConsoleTicket"][];
        };
        Contact: {
            /**
             * Format: email
             * @description E-mail address
             */
            email: string | null;
            /** @description First name */
            firstname: string | null;
            /** @description Last name */
            lastname: string | null;
            /** @description Telephone number, with the country code */
            phonenumber: string | null;
        };
        ContactInput: {
            /**
             * Format: email
             * @description E-mail address
             */
            email?: string | null;
            /** @description First name */
            firstname?: string | null;
            /** @description Last name */
            lastname?: string | null;
            /** @description Telephone number, with the country code */
            phonenumber?: string | null;
        };
        Country: {
            /**
             * @description Name of the country in English
             * @example Netherlands
             */
            country_name: string;
            /** @description Country. ISO 3166-1 alpha-3; alpha-2 is accepted */
            iso_country: string;
            /**
             * @description ISO 3166-1 alpha-2
             * @example NL
             */
            iso_country_alpha2: string;
            /**
             * Format: int32
             * @description How many events there are
             */
            number_of_events: number;
            /**
             * Format: int32
             * @description How many venues there are
             */
            number_of_venues: number;
        };
        CountryPage: {
            /** @description The countries of this page */
            countries: components["schemas"]["Country"][];
            /** @description Which page this is, of how many entries, and where its neighbours are */
            pagination: components["schemas"]["Pagination"];
        };
        CustomerService: {
            /**
             * Format: email
             * @description E-mail address
             */
            email: string | null;
            /** @description Telephone number, with the country code */
            phone_number: string | null;
            /** @description Name under which it trades */
            trade_name: string | null;
            /**
             * Format: uri
             * @description Web site
             */
            url_website: string | null;
        };
        CustomerServiceInput: {
            /**
             * Format: email
             * @description E-mail address
             */
            email?: string | null;
            /** @description Telephone number, with the country code */
            phone_number?: string | null;
            /** @description Name under which it trades */
            trade_name?: string | null;
            /**
             * Format: uri
             * @description Web site
             */
            url_website?: string | null;
        };
        Delivery: {
            /**
             * Format: int32
             * @description How often it was tried
             */
            attempts: number;
            /**
             * Format: wire-datetime
             * @description When it was made. yyyy-mm-ddThh:mm:ss, UTC
             */
            created: UtcDateTime;
            /**
             * Format: wire-datetime
             * @description When it got through; null while it has not. yyyy-mm-ddThh:mm:ss, UTC
             */
            delivered: UtcDateTime | null;
            /** @description The delivery; the same on every attempt */
            delivery_id: string;
            /**
             * @description What the webhook is told of; one each
             * @enum {string}
             */
            event_type: "bookingorder_completed" | "bookingorder_cancelled" | "sale_created" | "sale_cancelled" | "ticket_created" | "ticket_changed" | "ticket_removed" | "event_created" | "event_changed" | "event_removed" | "reservation_expiring" | "reservation_expired" | "bookingorder_created" | "bookingorder_updated" | "guestdata_required" | "ticketfile_assigned" | "admission_recorded" | "admissions_relisted" | "sale_updated" | "webhook_failing" | "webhook_disabled" | "api_key_expiring";
            /**
             * Format: int64
             * @description HTTP status of the latest answer
             */
            last_response: number | null;
            /**
             * Format: wire-datetime
             * @description When it is tried next; null when it is not. yyyy-mm-ddThh:mm:ss, UTC
             */
            next_attempt: UtcDateTime | null;
            /** @description What it is about: read it by this identifier */
            resource_id: string;
            /**
             * @description pending: waits or is being sent; failed: given up after the last attempt; dropped: the webhook was switched off first
             * @enum {string}
             */
            status: "pending" | "delivered" | "failed" | "dropped";
            /** @description The webhook */
            webhook_id: string;
        };
        DeliveryAttempt: {
            /**
             * Format: int64
             * @description Which attempt it was, from 1
             */
            attempt: number;
            /**
             * Format: int32
             * @description How long the receiver took, in milliseconds
             */
            duration_ms: number | null;
            /**
             * @description refused: answered, but not 2xx; forbidden: the address may not be called; interrupted: the worker was stopped; lost: the worker vanished, and whether it arrived is not known
             * @enum {string}
             */
            outcome: "delivered" | "refused" | "timeout" | "unreachable" | "forbidden" | "interrupted" | "lost";
            /** @description The beginning of the answer, or what went wrong */
            response: string;
            /**
             * Format: wire-datetime
             * @description When it began. yyyy-mm-ddThh:mm:ss, UTC
             */
            started: UtcDateTime;
            /**
             * Format: int64
             * @description HTTP status of the answer
             */
            status: number | null;
        };
        DeliveryInFull: {
            /** @description Newest first, the latest hundred */
            attempt_log: components["schemas"]["DeliveryAttempt"][];
            /**
             * Format: int32
             * @description Every attempt, oldest first
             */
            attempts: number;
            /** @description The bytes that are sent, at every attempt the same */
            body: string;
            /**
             * Format: wire-datetime
             * @description When it was made. yyyy-mm-ddThh:mm:ss, UTC
             */
            created: UtcDateTime;
            /**
             * Format: wire-datetime
             * @description When it got through; null while it has not. yyyy-mm-ddThh:mm:ss, UTC
             */
            delivered: UtcDateTime | null;
            /** @description The delivery; the same on every attempt */
            delivery_id: string;
            /**
             * @description What the webhook is told of; one each
             * @enum {string}
             */
            event_type: "bookingorder_completed" | "bookingorder_cancelled" | "sale_created" | "sale_cancelled" | "ticket_created" | "ticket_changed" | "ticket_removed" | "event_created" | "event_changed" | "event_removed" | "reservation_expiring" | "reservation_expired" | "bookingorder_created" | "bookingorder_updated" | "guestdata_required" | "ticketfile_assigned" | "admission_recorded" | "admissions_relisted" | "sale_updated" | "webhook_failing" | "webhook_disabled" | "api_key_expiring";
            /** @description Whether an attempt is under way */
            in_flight: boolean;
            /**
             * Format: int64
             * @description HTTP status of the latest answer
             */
            last_response: number | null;
            /**
             * Format: wire-datetime
             * @description When it is tried next; null when it is not. yyyy-mm-ddThh:mm:ss, UTC
             */
            next_attempt: UtcDateTime | null;
            /** @description What it is about: read it by this identifier */
            resource_id: string;
            /**
             * @description pending: waits or is being sent; failed: given up after the last attempt; dropped: the webhook was switched off first
             * @enum {string}
             */
            status: "pending" | "delivered" | "failed" | "dropped";
            /** @description The webhook */
            webhook_id: string;
        };
        DeliveryPage: {
            /** @description The deliveries of this page */
            deliveries: components["schemas"]["Delivery"][];
            /** @description Which page this is, of how many entries, and where its neighbours are */
            pagination: components["schemas"]["Pagination"];
        };
        Distributor: {
            /** @description Currencies it may pay in */
            allowed_currencies: string[];
            /** @description Information only: shown at login */
            business_segment: string;
            /** @description Main colour of the pages that guests see. #rrggbb */
            corporate_color: string | null;
            /**
             * Format: uri
             * @description Address of a picture
             */
            cover_photo: string | null;
            /**
             * Format: wire-datetime
             * @description When it was made. yyyy-mm-ddThh:mm:ss, UTC
             */
            created: UtcDateTime;
            /**
             * Format: int64
             * @description How much may be open on invoices at a time. In the minor unit of the currency
             */
            credit_limit: number;
            /** @description Where guests and partners get help */
            customerservice: components["schemas"]["CustomerService"];
            /** @description Currency that is used where none is named. ISO 4217 code */
            default_currency: string;
            /**
             * @description How it pays unless it says otherwise
             * @enum {string}
             */
            default_payment_method: "invoice" | "card" | "prepaid";
            /** @description The distributor */
            distributor_id: string;
            /** @description Name of the distributor */
            distributor_name: string;
            /**
             * @description Only `active` distributors may buy
             * @enum {string}
             */
            distributor_status: "active" | "suspended" | "deleted";
            /** @description The fees that are added to its orders */
            fee_rules: components["schemas"]["FeeRule"][];
            /** @description Information only: for pages of its own */
            font_family: string | null;
            /** @description VAT numbers in other countries, by ISO 3166-1 alpha-3 code */
            foreign_vat_numbers: {
                [key: string]: string;
            };
            /**
             * Format: int32
             * @description Days after the end of an event in which its tickets can be downloaded, by clients and guests; the operator always can. 30 by default
             */
            grace_period_download_tickets: number;
            /**
             * Format: int32
             * @description How many tickets it may hold at once; null for the setting of the service
             */
            hold_limit: number;
            /**
             * Format: int32
             * @description To how many minutes a hold can be extended; null for the setting of the service
             */
            hold_max_minutes: number;
            /**
             * Format: int32
             * @description How many minutes a hold lasts; null for the setting of the service
             */
            hold_minutes: number;
            /** @description Where invoices are made out to */
            invoice_address: components["schemas"]["Address"];
            /** @description Country. ISO 3166-1 alpha-3; alpha-2 is accepted */
            iso_country: string;
            /**
             * Format: uri
             * @description Logo on the pages that guests see
             */
            logo_url: string | null;
            /** @description Information only: repeated on its orders */
            mass_booking_allowed: boolean;
            /** @description Country whose VAT rules hold for it. ISO 3166-1 alpha-3; alpha-2 is accepted */
            member_state: string | null;
            /** @description Colour of texts on the pages that guests see. #rrggbb */
            narrative_color: string | null;
            /** @description When invoices are due: net14 or net30 are so many days after the booking; anything else is what the operator has set */
            payment_condition: string;
            /** @description The ways in which it can be paid */
            payment_methods: ("invoice" | "card" | "prepaid")[];
            /** @description Information only: shown at login */
            payment_segment: string;
            /**
             * @description Language of mail and documents for the client
             * @enum {string}
             */
            preferred_language: "nl_NL" | "en_GB" | "de_DE" | "fr_FR" | "es_ES" | "it_IT" | "da_DK" | "pt_PT" | "cn_CN" | "ko_KO" | "ja_JA" | "ar_AE" | "zh_Hans_CN" | "sv_SE";
            /** @description Unused prepaid amounts, by currency */
            prepaid_balances: {
                /**
                 * Format: int64
                 * @description How much. In the minor unit of the currency
                 */
                amount: number;
                /** @description Currency of the amounts beside it. ISO 4217 code */
                currency: string;
            }[];
            /** @description First colour of the team. #rrggbb */
            primary_color_code: string | null;
            /**
             * Format: uri
             * @description Address of a picture
             */
            rear_photo: string | null;
            /** @description Second colour of the team. #rrggbb */
            secondary_color_code: string | null;
            /** @description Readable alternative to the identifier */
            slug: string;
            /** @description Third colour of the team. #rrggbb */
            ternary_color_code: string | null;
            /**
             * Format: wire-datetime
             * @description When it last changed. yyyy-mm-ddThh:mm:ss, UTC
             */
            updated: UtcDateTime;
            /** @description VAT number */
            vat_number: string | null;
        };
        /** @description Only the fields sent change */
        DistributorChange: {
            /** @description Currencies it may pay in */
            allowed_currencies?: string[];
            /** @description Information only: shown at login */
            business_segment?: string;
            /** @description Main colour of the pages that guests see. #rrggbb */
            corporate_color?: string | null;
            /**
             * Format: uri
             * @description Address of a picture
             */
            cover_photo?: string | null;
            /**
             * Format: int64
             * @description How much may be open on invoices at a time. In the minor unit of the currency
             */
            credit_limit?: number;
            /** @description Where guests and partners get help */
            customerservice?: components["schemas"]["CustomerServiceInput"];
            /** @description Currency that is used where none is named. ISO 4217 code */
            default_currency?: string;
            /**
             * @description How it pays unless it says otherwise
             * @enum {string}
             */
            default_payment_method?: "invoice" | "card" | "prepaid";
            /** @description Name of the distributor */
            distributor_name?: string;
            /**
             * @description Only `active` distributors may buy
             * @enum {string}
             */
            distributor_status?: "active" | "suspended";
            /** @description The fees that are added to its orders */
            fee_rules?: components["schemas"]["FeeRule"][];
            /** @description Information only: for pages of its own */
            font_family?: string | null;
            /** @description VAT numbers in other countries, by ISO 3166-1 alpha-3 code */
            foreign_vat_numbers?: {
                [key: string]: string;
            };
            /**
             * Format: int32
             * @description Days after the end of an event in which its tickets can be downloaded, by clients and guests; the operator always can. 30 by default
             */
            grace_period_download_tickets?: number;
            /**
             * Format: int32
             * @description How many tickets it may hold at once; null for the setting of the service
             */
            hold_limit?: number;
            /**
             * Format: int32
             * @description To how many minutes a hold can be extended; null for the setting of the service
             */
            hold_max_minutes?: number;
            /**
             * Format: int32
             * @description How many minutes a hold lasts; null for the setting of the service
             */
            hold_minutes?: number;
            /** @description Where invoices are made out to */
            invoice_address?: components["schemas"]["AddressInput"];
            /** @description Country. ISO 3166-1 alpha-3; alpha-2 is accepted */
            iso_country?: string;
            /**
             * Format: uri
             * @description Logo on the pages that guests see
             */
            logo_url?: string | null;
            /** @description Information only: repeated on its orders */
            mass_booking_allowed?: boolean;
            /** @description Country whose VAT rules hold for it. ISO 3166-1 alpha-3; alpha-2 is accepted */
            member_state?: string | null;
            /** @description Colour of texts on the pages that guests see. #rrggbb */
            narrative_color?: string | null;
            /** @description When invoices are due: net14 or net30 are so many days after the booking; anything else is what the operator has set */
            payment_condition?: string;
            /** @description The ways in which it can be paid */
            payment_methods?: ("invoice" | "card" | "prepaid")[];
            /** @description Information only: shown at login */
            payment_segment?: string;
            /**
             * @description Language of mail and documents for the client
             * @enum {string}
             */
            preferred_language?: "nl_NL" | "en_GB" | "de_DE" | "fr_FR" | "es_ES" | "it_IT" | "da_DK" | "pt_PT" | "cn_CN" | "ko_KO" | "ja_JA" | "ar_AE" | "zh_Hans_CN" | "sv_SE";
            /** @description First colour of the team. #rrggbb */
            primary_color_code?: string | null;
            /**
             * Format: uri
             * @description Address of a picture
             */
            rear_photo?: string | null;
            /** @description Second colour of the team. #rrggbb */
            secondary_color_code?: string | null;
            /** @description Third colour of the team. #rrggbb */
            ternary_color_code?: string | null;
            /** @description VAT number */
            vat_number?: string | null;
        };
        DistributorHistoryEntry: {
            /** @description Names of the fields that changed */
            changed: string[];
            /**
             * Format: wire-datetime
             * @description When it was made. yyyy-mm-ddThh:mm:ss, UTC
             */
            created: UtcDateTime;
            /** @description The client that made it */
            created_by: string;
            /** @description Who bought */
            distributor: components["schemas"]["Distributor"];
            /** @description The distributor */
            distributor_id: string | null;
            /** @description The administrator who acted as the client that made the change; null when nobody did */
            impersonator_client_id: string | null;
            /**
             * Format: wire-datetime
             * @description Since when it may not call; null while it may. yyyy-mm-ddThh:mm:ss, UTC
             */
            inactive_since: UtcDateTime | null;
            /** @description The client that last changed it */
            updated_by: string;
        };
        DistributorHistoryEntryPage: {
            /** @description The versions, newest first */
            history: components["schemas"]["DistributorHistoryEntry"][];
            /** @description Which page this is, of how many entries, and where its neighbours are */
            pagination: components["schemas"]["Pagination"];
        };
        DistributorPage: {
            /** @description The distributors of this page */
            distributors: components["schemas"]["Distributor"][];
            /** @description Which page this is, of how many entries, and where its neighbours are */
            pagination: components["schemas"]["Pagination"];
        };
        Download: {
            /**
             * Format: wire-datetime
             * @description When it happened. yyyy-mm-ddThh:mm:ss, UTC
             */
            at: UtcDateTime;
            /** @description The booking order */
            bookingorder_id: string;
            /** @description Null: a guest, through the link of the itinerary */
            client_id: string | null;
            /**
             * Format: int64
             * @description The download
             */
            download_id: number;
            /** @description The ticket that is delivered */
            downloaditem_id: string | null;
            /** @description The administrator who acted as the client that made the change; null when nobody did */
            impersonator_client_id: string | null;
            /**
             * @description Whether one ticket or all of them as a ZIP were fetched
             * @enum {string}
             */
            kind: "pdf" | "zip";
            /** @description Null: all of them, in a ZIP */
            orderitem_id: string | null;
            /** @description SHA-256 of the bytes that went out */
            sha: string;
            /**
             * @description How it was fetched: by whom, or through which page
             * @enum {string}
             */
            via: "api" | "guest";
        };
        DownloadItem: {
            /** @description Whether the guest has activated the ticket */
            activated: boolean;
            /** @description Secret of this ticket: the last part of the address it is fetched from */
            download_link: string | null;
            /** @description The ticket that is delivered */
            downloaditem_id: string;
            /** @description Where the guest gets the ticket from its organiser's app */
            external_activation_link: string | null;
            /** @description What the ticket is called in a list of files */
            label: string | null;
            /** @description SHA-256 of the PDF, hexadecimal */
            ticket_sha: string | null;
        };
        DownloadPage: {
            /** @description The downloads of this page */
            downloads: components["schemas"]["Download"][];
            /** @description Which page this is, of how many entries, and where its neighbours are */
            pagination: components["schemas"]["Pagination"];
        };
        Event: {
            /** @description City */
            city: string;
            /**
             * Format: wire-datetime
             * @description When it was made. yyyy-mm-ddThh:mm:ss, UTC
             */
            created: UtcDateTime;
            /** @description Whether day and time are certain */
            date_confirmed: boolean;
            /**
             * Format: wire-datetime
             * @description When it begins. yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            date_start: VenueDateTime;
            /**
             * Format: wire-datetime
             * @description When the main part begins. yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            date_start_main_event: VenueDateTime | null;
            /**
             * Format: wire-datetime
             * @description When it begins. yyyy-mm-ddThh:mm:ss, UTC
             */
            date_start_utc: UtcDateTime;
            /**
             * Format: wire-datetime
             * @description When it ends. yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            date_stop: VenueDateTime;
            /**
             * Format: wire-datetime
             * @description When the main part ends. yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            date_stop_main_event: VenueDateTime | null;
            /**
             * Format: wire-datetime
             * @description When it ends. yyyy-mm-ddThh:mm:ss, UTC
             */
            date_stop_utc: UtcDateTime;
            /**
             * Format: wire-datetime
             * @description When it was deleted; null while it is there. yyyy-mm-ddThh:mm:ss, UTC
             */
            deleted: UtcDateTime | null;
            /** @description Text on the event, for buyers */
            event_description: string | null;
            /** @description The event */
            event_id: string;
            /** @description Name of the event */
            event_name: string;
            /**
             * @description `soldout` while nothing is left of what was offered; `finished` also when date_stop is past
             * @enum {string}
             */
            event_status: "notstarted" | "soldout" | "postponed" | "cancelled" | "finished";
            /** @description What must be known of guests, and when; the nearest of ticket, category and event decides per field */
            guest_data_requirements: components["schemas"]["GuestDataRequirement"][];
            /** @description The team that plays at home */
            hometeam_id: string | null;
            /** @description Name of the team that plays at home */
            hometeam_name: string | null;
            /** @description Whether it is shown before others */
            is_popular: boolean;
            /** @description Country. ISO 3166-1 alpha-3; alpha-2 is accepted */
            iso_country: string;
            /** @description Degrees north, as text */
            latitude: string | null;
            /** @description Degrees east, as text */
            longitude: string | null;
            /**
             * Format: int64
             * @description Highest net_rate of the tickets you could buy now, in euro cents
             */
            max_ticket_price_eur: number | null;
            /**
             * Format: int64
             * @description Lowest net_rate of the tickets you could buy now, in euro cents
             */
            min_ticket_price_eur: number | null;
            /**
             * Format: int64
             * @description How many tickets you could buy now
             */
            number_of_tickets: number;
            /** @description Of an event that visitors come to when they like and that has no one start: when it is open on each of its days, on the clock of the venue. Empty for all others */
            opening_hours: components["schemas"]["OpeningHours"][];
            /** @description Inside a period with a net_rate that price holds for the event's tickets in currency_code (without it the currency of the venue's country), but for tickets that have period prices of their own */
            sales_periods: components["schemas"]["EventSalesPeriod"][];
            /** @description Season, such as 2026/27 */
            season: string;
            /** @description The series of events it belongs to */
            series_id: string;
            /** @description Readable alternative to the identifier */
            slug: string;
            /**
             * @description Sport
             * @enum {string}
             */
            sport_type: "soccer" | "motorsport" | "tennis" | "rugby" | "darts" | "horseracing" | "boxing" | "other" | "motogp" | "formula1" | "cricket" | "basketball" | "combatsport" | "icehockey" | "nba" | "nfl" | "mlb" | "watersport" | "dtm" | "indycar" | "superbike" | "padel" | "handball" | "golf" | "rowing" | "cycling" | "sailing";
            /**
             * @description IANA name of the zone the venue is in
             * @example Europe/Lisbon
             */
            time_zone: string;
            /** @description The tournament */
            tournament_id: string;
            /** @description Name of the tournament */
            tournament_name: string;
            /**
             * @description Kind of tournament
             * @enum {string}
             */
            tournament_type: "cup" | "league" | "oneoff";
            /**
             * Format: wire-datetime
             * @description When it last changed. yyyy-mm-ddThh:mm:ss, UTC
             */
            updated: UtcDateTime;
            /** @description The venue */
            venue_id: string;
            /** @description Name of the venue */
            venue_name: string;
            /** @description The visiting team */
            visiting_id: string | null;
            /** @description Name of the visiting team */
            visiting_name: string | null;
        };
        /** @description Only the fields sent change. At another venue the clock shows the same, so that the instants move with the zone */
        EventChange: {
            /** @description Whether day and time are certain */
            date_confirmed?: boolean;
            /**
             * Format: wire-datetime
             * @description When it begins. yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            date_start?: VenueDateTime;
            /**
             * Format: wire-datetime
             * @description When the main part begins. yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            date_start_main_event?: VenueDateTime | null;
            /**
             * Format: wire-datetime
             * @description When it ends. yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            date_stop?: VenueDateTime;
            /**
             * Format: wire-datetime
             * @description When the main part ends. yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            date_stop_main_event?: VenueDateTime | null;
            /** @description Information only: shown with the event */
            event_description?: string | null;
            /** @description Name of the event */
            event_name?: string;
            /**
             * @description Whether it is still to come
             * @enum {string}
             */
            event_status?: "notstarted" | "postponed" | "cancelled" | "finished";
            /** @description What must be known of guests, and when; the nearest of ticket, category and event decides per field */
            guest_data_requirements?: components["schemas"]["GuestDataRequirement"][];
            /** @description The team that plays at home */
            hometeam_id?: string | null;
            /** @description Whether it is shown before others */
            is_popular?: boolean;
            /** @description Of an event that visitors come to when they like and that has no one start: when it is open on each of its days, on the clock of the venue. Empty for all others */
            opening_hours?: components["schemas"]["OpeningHours"][];
            /** @description Inside a period with a net_rate that price holds for the event's tickets in currency_code (without it the currency of the venue's country), but for tickets that have period prices of their own */
            sales_periods?: components["schemas"]["EventSalesPeriod"][];
            /** @description Season, such as 2026/27 */
            season?: string;
            /**
             * @description Readable alternative to the identifier; made from the name when left out, and kept when the name changes
             * @example estadio-da-luz
             */
            slug?: string;
            /**
             * @description Sport
             * @enum {string}
             */
            sport_type?: "soccer" | "motorsport" | "tennis" | "rugby" | "darts" | "horseracing" | "boxing" | "other" | "motogp" | "formula1" | "cricket" | "basketball" | "combatsport" | "icehockey" | "nba" | "nfl" | "mlb" | "watersport" | "dtm" | "indycar" | "superbike" | "padel" | "handball" | "golf" | "rowing" | "cycling" | "sailing";
            /** @description The tournament */
            tournament_id?: string;
            /** @description The venue */
            venue_id?: string;
            /** @description The visiting team */
            visiting_id?: string | null;
        };
        EventGuestRequirements: {
            /** @description The event */
            event_id: string;
            /** @description What holds here, the nearest of ticket, category, event and the supplier’s service_checkout for each field, and what follows from it */
            guest_data_requirements: components["schemas"]["GuestDataRequirement"][];
            /** @description The same as JSON Schema, for forms */
            json_schema: {
                /** @description JSON Schema 2020-12: `required` before checkout; `x-stage` tells when each field must be there. Resolved by a country_hint it is for residents of that country and accepts no other country_of_residence */
                lead_guest: {
                    [key: string]: unknown;
                };
                /** @description JSON Schema 2020-12: `required` before checkout; `x-stage` tells when each field must be there. Resolved by a country_hint it is for residents of that country and accepts no other country_of_residence */
                other: {
                    [key: string]: unknown;
                };
            };
        };
        EventHistoryEntry: {
            /** @description Names of the fields that changed */
            changed: string[];
            /**
             * Format: wire-datetime
             * @description When it was made. yyyy-mm-ddThh:mm:ss, UTC
             */
            created: UtcDateTime;
            /** @description The client that made it */
            created_by: string;
            /** @description The match, race or other event */
            event: components["schemas"]["EventVersion"];
            /** @description The event */
            event_id: string | null;
            /** @description The administrator who acted as the client that made the change; null when nobody did */
            impersonator_client_id: string | null;
            /**
             * Format: wire-datetime
             * @description Since when it may not call; null while it may. yyyy-mm-ddThh:mm:ss, UTC
             */
            inactive_since: UtcDateTime | null;
            /** @description The client that last changed it */
            updated_by: string;
        };
        EventHistoryEntryPage: {
            /** @description The versions, newest first */
            history: components["schemas"]["EventHistoryEntry"][];
            /** @description Which page this is, of how many entries, and where its neighbours are */
            pagination: components["schemas"]["Pagination"];
        };
        EventPage: {
            /** @description The events of this page */
            events: components["schemas"]["Event"][];
            /** @description Which page this is, of how many entries, and where its neighbours are */
            pagination: components["schemas"]["Pagination"];
        };
        EventSalesPeriod: {
            /** @description Currency of the amounts beside it. ISO 4217 code */
            currency_code?: string;
            /**
             * Format: wire-datetime
             * @description When it begins. yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            date_start: VenueDateTime;
            /**
             * Format: wire-datetime
             * @description When it ends. yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            date_stop: VenueDateTime;
            /** @description What the period is called */
            label: string;
            /**
             * Format: int64
             * @description Price per ticket that the distributor pays. In the minor unit of the currency
             */
            net_rate?: number;
        };
        EventStatistics: {
            /** @description The same by category */
            by_category: {
                /**
                 * Format: int32
                 * @description How many can still be bought
                 */
                available: number;
                /** @description The category */
                category_id: string;
                /** @description Name of the category */
                category_name: string;
                /**
                 * @description Kind of place: stand, hospitality, parking and so on
                 * @enum {string}
                 */
                category_type: "grandstand" | "generaladmission" | "busparking" | "carparking" | "camping" | "transfer" | "hospitality" | "offsite_hospitality" | "extras";
                /** @description Of the tickets you could buy now; the median counts each ticket, not each line */
                price: components["schemas"]["PriceRange"];
                /**
                 * Format: int32
                 * @description How many are held at the moment
                 */
                reserved: number;
                /**
                 * Format: int32
                 * @description How many were sold
                 */
                sold: number;
            }[];
            /**
             * Format: int32
             * @description How many people it holds
             */
            capacity: number | null;
            /** @description The event */
            event_id: string;
            /**
             * Format: int64
             * @description For the operator; null for others
             */
            orders: number | null;
            /** @description Of the tickets you could buy now; the median counts each ticket, not each line */
            price: components["schemas"]["PriceRange"];
            /** @description Days in UTC; test bookings do not count */
            sold_per_day: {
                /**
                 * Format: wire-date
                 * @description yyyy-mm-dd
                 */
                date: string;
                /**
                 * Format: int32
                 * @description How many
                 */
                quantity: number;
            }[];
            /** @description How many are held, sold and left */
            tickets: {
                /**
                 * Format: int64
                 * @description What you could buy now
                 */
                available: number;
                /**
                 * Format: int64
                 * @description Of those offered or sold, the ones that somebody had bought before
                 */
                relisted: number;
                /**
                 * Format: int32
                 * @description How many are held at the moment
                 */
                reserved: number;
                /**
                 * Format: int64
                 * @description Admissions given back, and what is left on lines that their supplier took back
                 */
                returned: number;
                /**
                 * Format: int32
                 * @description How many were sold
                 */
                sold: number;
            };
            /** @description Net rates of what is sold, by currency, for the operator; empty for others */
            turnover: {
                /**
                 * Format: int64
                 * @description How much
                 */
                amount: number;
                /** @description Currency of the amounts beside it. ISO 4217 code */
                currency: string;
            }[];
        };
        EventTranslation: {
            /**
             * Format: wire-datetime
             * @description When it was made. yyyy-mm-ddThh:mm:ss, UTC
             */
            created: UtcDateTime;
            /**
             * Format: wire-datetime
             * @description When it was deleted; null while it is there. yyyy-mm-ddThh:mm:ss, UTC
             */
            deleted: UtcDateTime | null;
            /** @description The event */
            event_id: string;
            /**
             * @description Language of the name
             * @enum {string}
             */
            language: "nl_NL" | "en_GB" | "de_DE" | "fr_FR" | "es_ES" | "it_IT" | "da_DK" | "pt_PT" | "cn_CN" | "ko_KO" | "ja_JA" | "ar_AE" | "zh_Hans_CN" | "sv_SE";
            /** @description Name of the event in this language */
            translated_event_name: string;
            /** @description Readable alternative to the identifier, in this language */
            translated_slug: string;
            /**
             * Format: wire-datetime
             * @description When it last changed. yyyy-mm-ddThh:mm:ss, UTC
             */
            updated: UtcDateTime;
        };
        EventTranslationHistoryEntry: {
            /** @description Names of the fields that changed */
            changed: string[];
            /**
             * Format: wire-datetime
             * @description When it was made. yyyy-mm-ddThh:mm:ss, UTC
             */
            created: UtcDateTime;
            /** @description The client that made it */
            created_by: string;
            /** @description The event */
            event_id: string | null;
            /** @description The name as it was in this version */
            event_translation: components["schemas"]["EventTranslation"];
            /** @description The administrator who acted as the client that made the change; null when nobody did */
            impersonator_client_id: string | null;
            /**
             * Format: wire-datetime
             * @description Since when it may not call; null while it may. yyyy-mm-ddThh:mm:ss, UTC
             */
            inactive_since: UtcDateTime | null;
            /** @description Language of the name */
            language: string | null;
            /** @description The client that last changed it */
            updated_by: string;
        };
        EventTranslationHistoryEntryPage: {
            /** @description The versions, newest first */
            history: components["schemas"]["EventTranslationHistoryEntry"][];
            /** @description Which page this is, of how many entries, and where its neighbours are */
            pagination: components["schemas"]["Pagination"];
        };
        EventTranslationInput: {
            /** @description Name of the event in this language */
            translated_event_name: string;
            /**
             * @description In any script; made from the name and the date when left out, and kept when the name changes
             * @example atletico-do-porto-maritimo-2027-01-31
             */
            translated_slug?: string;
        };
        EventTranslationPage: {
            /** @description The names of this page */
            eventtranslations: components["schemas"]["EventTranslation"][];
            /** @description Which page this is, of how many entries, and where its neighbours are */
            pagination: components["schemas"]["Pagination"];
        };
        EventVersion: {
            /** @description City */
            city: string;
            /**
             * Format: wire-datetime
             * @description When it was made. yyyy-mm-ddThh:mm:ss, UTC
             */
            created: UtcDateTime;
            /** @description Whether day and time are certain */
            date_confirmed: boolean;
            /**
             * Format: wire-datetime
             * @description When it begins. yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            date_start: VenueDateTime;
            /**
             * Format: wire-datetime
             * @description When the main part begins. yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            date_start_main_event: VenueDateTime | null;
            /**
             * Format: wire-datetime
             * @description When it begins. yyyy-mm-ddThh:mm:ss, UTC
             */
            date_start_utc: UtcDateTime;
            /**
             * Format: wire-datetime
             * @description When it ends. yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            date_stop: VenueDateTime;
            /**
             * Format: wire-datetime
             * @description When the main part ends. yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            date_stop_main_event: VenueDateTime | null;
            /**
             * Format: wire-datetime
             * @description When it ends. yyyy-mm-ddThh:mm:ss, UTC
             */
            date_stop_utc: UtcDateTime;
            /**
             * Format: wire-datetime
             * @description When it was deleted; null while it is there. yyyy-mm-ddThh:mm:ss, UTC
             */
            deleted: UtcDateTime | null;
            /** @description Text on the event, for buyers */
            event_description: string | null;
            /** @description The event */
            event_id: string;
            /** @description Name of the event */
            event_name: string;
            /**
             * @description Whether it is still to come
             * @enum {string}
             */
            event_status: "notstarted" | "postponed" | "cancelled" | "finished";
            /** @description What must be known of guests, and when; the nearest of ticket, category and event decides per field */
            guest_data_requirements: components["schemas"]["GuestDataRequirement"][];
            /** @description The team that plays at home */
            hometeam_id: string | null;
            /** @description Name of the team that plays at home */
            hometeam_name: string | null;
            /** @description Whether it is shown before others */
            is_popular: boolean;
            /** @description Country. ISO 3166-1 alpha-3; alpha-2 is accepted */
            iso_country: string;
            /** @description Degrees north, as text */
            latitude: string | null;
            /** @description Degrees east, as text */
            longitude: string | null;
            /** @description Of an event that visitors come to when they like and that has no one start: when it is open on each of its days, on the clock of the venue. Empty for all others */
            opening_hours: components["schemas"]["OpeningHours"][];
            /** @description Inside a period with a net_rate that price holds for the event's tickets in currency_code (without it the currency of the venue's country), but for tickets that have period prices of their own */
            sales_periods: components["schemas"]["EventSalesPeriod"][];
            /** @description Season, such as 2026/27 */
            season: string;
            /** @description The series of events it belongs to */
            series_id: string;
            /** @description Readable alternative to the identifier */
            slug: string;
            /**
             * @description Sport
             * @enum {string}
             */
            sport_type: "soccer" | "motorsport" | "tennis" | "rugby" | "darts" | "horseracing" | "boxing" | "other" | "motogp" | "formula1" | "cricket" | "basketball" | "combatsport" | "icehockey" | "nba" | "nfl" | "mlb" | "watersport" | "dtm" | "indycar" | "superbike" | "padel" | "handball" | "golf" | "rowing" | "cycling" | "sailing";
            /**
             * @description IANA name of the zone the venue is in
             * @example Europe/Lisbon
             */
            time_zone: string;
            /** @description The tournament */
            tournament_id: string;
            /** @description Name of the tournament */
            tournament_name: string;
            /**
             * @description Kind of tournament
             * @enum {string}
             */
            tournament_type: "cup" | "league" | "oneoff";
            /**
             * Format: wire-datetime
             * @description When it last changed. yyyy-mm-ddThh:mm:ss, UTC
             */
            updated: UtcDateTime;
            /** @description The venue */
            venue_id: string;
            /** @description Name of the venue */
            venue_name: string;
            /** @description The visiting team */
            visiting_id: string | null;
            /** @description Name of the visiting team */
            visiting_name: string | null;
        };
        FeeRule: {
            /**
             * Format: int64
             * @description The amount of the fee per unit. In the minor unit of the currency
             */
            fixed: number;
            /**
             * @description Unit to which the fee applies
             * @enum {string}
             */
            per: "order" | "ticket";
            /** @description Percent of the net amount */
            percent: string;
            /**
             * @description Which fee it is
             * @enum {string}
             */
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
            /** @description Identifier of what it is about */
            id: string;
            /**
             * @description What kind of resource was found
             * @enum {string}
             */
            kind: "bookingorder" | "reservation" | "ticket" | "sale" | "event" | "venue" | "team" | "tournament" | "category" | "distributor" | "supplier" | "client" | "webhook" | "memo";
            /** @description Of a memo: what it is kept on */
            subject_id: string | null;
            /**
             * @description What it is called
             * @example K7WQ2X · Porto vs Benfica
             */
            title: string;
        };
        Guest: {
            /** @description What belongs to the address beside the street: floor, building, care of */
            additional_street_name: string | null;
            /** @description City */
            city: string | null;
            /** @description With `include_conditions`: for each field `required_pre_checkout`, `required_pre_download` or `optional`; what is not met is `missing` or `invalid:` and the reason (`placeholder`, `away_fan`, `country_not_allowed`) */
            conditions: {
                [key: string]: string;
            };
            /**
             * Format: email
             * @description E-mail address for questions about the guest
             */
            contact_email: string | null;
            /** @description E.164 */
            contact_phone: string | null;
            /** @description Where the guest lives, ISO 3166-1 alpha-3. ISO 3166-1 alpha-3 */
            country_of_residence: string | null;
            /**
             * Format: wire-date
             * @description yyyy-mm-dd; kept like the passport number
             */
            date_of_birth: string | null;
            /** @description First name, as in the passport */
            first_name: string | null;
            /**
             * @description As in the passport
             * @enum {string|null}
             */
            gender: "male" | "female" | "other" | null;
            /** @description null: nobody is known for this place yet */
            guest_id: string | null;
            /** @description Last name, as in the passport */
            last_name: string | null;
            /** @description Whether this is the lead guest, who represents the others */
            lead_guest: boolean;
            /** @description Kept encrypted; every reading is recorded; erased some time after the event */
            passport_number: string | null;
            /** @description Province or state */
            province: string | null;
            /** @description Street and number */
            street_name: string | null;
            /** @description The team the guest is with */
            supported_team: string | null;
            /** @description Postal code */
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
            /** @description Where the guest lives, ISO 3166-1 alpha-3. ISO 3166-1 alpha-3 code of the country; "" means null */
            country_of_residence?: string | null;
            /** @description Date of birth, yyyy-mm-dd; "" means null */
            date_of_birth?: string | null;
            /** @description First name, as in the passport; "" means null */
            first_name?: string | null;
            /** @description Gender; "" means null */
            gender?: string | null;
            /** @description The guest */
            guest_id?: string | null;
            /** @description Last name, as in the passport; "" means null */
            last_name?: string | null;
            /** @description Whether this is the lead guest, who represents the others */
            lead_guest?: boolean | null;
            /** @description Passport number: 5 to 20 letters and digits, not one of them over and over; "" means null */
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
            /** @description The guests by ticket */
            items: components["schemas"]["GuestDataItem"][];
        };
        /** @description Each guest sent is replaced as a whole, by guest_id or else by place; guests that are not sent, and blank ones without a guest_id, stay as they are */
        GuestDataChange: {
            /** @description The booking order */
            bookingorder_id?: string;
            /** @description The guests by ticket */
            items: components["schemas"]["NewGuestDataItem"][];
        };
        GuestDataItem: {
            /** @description The guests */
            guests: components["schemas"]["Guest"][];
            /**
             * Format: int64
             * @description Guests the ticket is for
             */
            quantity: number;
            /** @description The ticket */
            ticket_id: string;
        };
        GuestDataRequirement: {
            /** @description From which countries guests are asked for it; without it, from all */
            countries?: {
                /** @description Asked of guests from these countries only */
                in: string[];
            } | {
                /** @description Not asked of guests from these countries */
                not_in: string[];
            };
            /**
             * @description Name of the field of a guest
             * @enum {string}
             */
            field: "first_name" | "last_name" | "passport_number" | "contact_email" | "contact_phone" | "date_of_birth" | "gender" | "country_of_residence" | "street_name" | "additional_street_name" | "city" | "zip" | "province" | "supported_team";
            /**
             * @description Whether it is asked of every guest or of the lead guest alone
             * @enum {string}
             */
            scope: "lead_guest" | "all_persons";
            /**
             * @description By when it must be known
             * @enum {string}
             */
            stage: "pre_checkout" | "pre_download" | "optional";
        };
        GuidanceInLocales: {
            /** @description The text in ar-AE */
            ar_AE: string | null;
            /** @description The text in zh-CN */
            cn_CN: string | null;
            /** @description The text in da-DK */
            da_DK: string | null;
            /** @description The text in de-DE */
            de_DE: string | null;
            /** @description The text in en-GB */
            en_GB: string | null;
            /** @description The text in es-ES */
            es_ES: string | null;
            /** @description The text in fr-FR */
            fr_FR: string | null;
            /** @description The text in it-IT */
            it_IT: string | null;
            /** @description The text in ja-JP */
            ja_JA: string | null;
            /** @description The text in ko-KR */
            ko_KO: string | null;
            /** @description The text in nl-NL */
            nl_NL: string | null;
            /** @description The text in pt-PT */
            pt_PT: string | null;
            /** @description The text in sv-SE */
            sv_SE: string | null;
            /** @description The text in zh-Hans-CN */
            zh_Hans_CN: string | null;
        };
        GuidanceInLocalesInput: {
            /** @description The text in ar-AE */
            ar_AE?: string | null;
            /** @description The text in zh-CN */
            cn_CN?: string | null;
            /** @description The text in da-DK */
            da_DK?: string | null;
            /** @description The text in de-DE */
            de_DE?: string | null;
            /** @description The text in en-GB */
            en_GB?: string | null;
            /** @description The text in es-ES */
            es_ES?: string | null;
            /** @description The text in fr-FR */
            fr_FR?: string | null;
            /** @description The text in it-IT */
            it_IT?: string | null;
            /** @description The text in ja-JP */
            ja_JA?: string | null;
            /** @description The text in ko-KR */
            ko_KO?: string | null;
            /** @description The text in nl-NL */
            nl_NL?: string | null;
            /** @description The text in pt-PT */
            pt_PT?: string | null;
            /** @description The text in sv-SE */
            sv_SE?: string | null;
            /** @description The text in zh-Hans-CN */
            zh_Hans_CN?: string | null;
        };
        Health: {
            /**
             * @description How the service is: `ok`, or `ready`
             * @example ok
             */
            status: string;
            /**
             * @description The version of the service that answers
             * @example 0.1.0
             */
            version: string;
        };
        Impersonation: {
            /** @description The client it is for */
            target_client_id: string;
        };
        Itinerary: {
            /** @description The booking order */
            bookingorder_id: string;
            /** @description The part of the venue */
            category: {
                /** @description The category */
                category_id: string;
                /** @description Name of the category */
                category_name: string;
                /** @description Kind of place: stand, hospitality, parking and so on */
                category_type: string;
                /** @description Whether it is open at half-time */
                open_during_half_time: boolean;
                /**
                 * Format: int64
                 * @description How many minutes it is open after the match
                 */
                open_minutes_after_match: number | null;
                /**
                 * Format: int64
                 * @description How many minutes it is open before the match
                 */
                open_minutes_before_match: number | null;
                /** @description The venue */
                venue_id: string;
            };
            /** @description Colours of the page */
            colors: {
                /** @description First colour of the team */
                primary_color_code: string | null;
                /** @description Second colour of the team */
                secondary_color_code: string | null;
                /** @description Third colour of the team */
                ternary_color_code: string | null;
            };
            /** @description Address of a picture */
            cover_photo: string | null;
            /** @description The match, race or other event */
            event: {
                /** @description City */
                city: string;
                /** @description Whether day and time are certain */
                date_confirmed: boolean;
                /** @description The event */
                event_id: string;
                /** @description Name of the event */
                event_name: string;
                /**
                 * Format: wire-datetime
                 * @description The first day of the event. yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
                 */
                event_startdate: VenueDateTime;
                /**
                 * Format: wire-datetime
                 * @description The last day of the event. yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
                 */
                event_stopdate: VenueDateTime;
                /** @description Degrees north, as text */
                latitude: string | null;
                /** @description Degrees east, as text */
                longitude: string | null;
                /** @description IANA name of the clock of the venue */
                time_zone: string;
                /** @description Name of the visiting team */
                visiting_name: string | null;
            };
            /** @description How to get to the venue */
            getting_there: {
                /** @description Address of a map */
                google_maps: string | null;
                /** @description Address of a picture of a map */
                google_maps_img: string | null;
                /** @description Places of note on the way */
                landmarks: components["schemas"]["ItineraryLandmark"][];
                /** @description Where to park */
                parking: string | null;
                /** @description The way from the station or the car park */
                route: string | null;
                /** @description How to get to the city */
                travel: string | null;
            };
            /** @description The team that plays at home */
            home: {
                /** @description Full name */
                official_name: string | null;
            };
            /** @description What the place includes */
            included: {
                /** @description Gate */
                gate: string | null;
                /** @description Address of a map */
                google_maps: string | null;
                /** @description Address of a picture of a map */
                google_maps_img: string | null;
                /** @description The lines of the text */
                items: string[];
                /** @description Address of a picture */
                photo1: string | null;
                /** @description Address of a picture */
                photo2: string | null;
                /** @description The text in short */
                summary: string | null;
            };
            /**
             * @description Language of the texts
             * @enum {string}
             */
            language: "nl_NL" | "en_GB" | "de_DE" | "fr_FR" | "es_ES" | "it_IT" | "da_DK" | "pt_PT" | "cn_CN" | "ko_KO" | "ja_JA" | "ar_AE" | "zh_Hans_CN" | "sv_SE";
            /** @description Address of a picture */
            rear_photo: string | null;
            /** @description What to remember or bring */
            remember: {
                /** @description The lines of the text */
                items: string[];
            };
            /** @description The ticket */
            ticket: {
                /** @description Title of the ticket */
                ticket_title: string;
                /**
                 * Format: wire-datetime
                 * @description From when it admits. yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
                 */
                ticket_validfrom: VenueDateTime;
                /**
                 * Format: wire-datetime
                 * @description Until when it admits. yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
                 */
                ticket_validuntil: VenueDateTime;
            };
            /** @description The ticket */
            ticket_id: string;
            /** @description The app that holds the ticket */
            ticketing_app: {
                /** @description The text, ready to be shown */
                html: string | null;
                /** @description Title */
                title: string | null;
            };
            /** @description Where it takes place */
            venue: {
                /** @description All of it in one line */
                address: string;
                /** @description City */
                city: string;
                /** @description Country, ISO 3166-1 alpha-3 */
                country: string;
                /** @description House number */
                number: string | null;
                /** @description Full name */
                official_name: string;
                /** @description Postal code */
                postalcode: string | null;
                /** @description Street */
                streetname: string | null;
                /** @description Kind of venue */
                venue_type: string;
            };
        };
        ItineraryLandmark: {
            /**
             * Format: int64
             * @description Metres from the venue, as the crow flies
             */
            distance: number | null;
            /**
             * @description What kind it is
             * @enum {string}
             */
            kind: "station" | "metro" | "tram" | "bus" | "ferry" | "airport" | "parking" | "entrance";
            /** @description Degrees north, as text */
            latitude: string;
            /** @description Degrees east, as text */
            longitude: string;
            /** @description Name */
            name: string;
            /**
             * Format: int64
             * @description On foot, roughly; null when it is too far to walk
             */
            walk_minutes: number | null;
        };
        ItineraryLink: {
            /** @description The booking order */
            bookingorder_id: string;
            /**
             * Format: wire-datetime
             * @description When it was made. yyyy-mm-ddThh:mm:ss, UTC
             */
            created: UtcDateTime;
            /** @description The client that made it */
            created_by: string;
            /**
             * @description Language in which the page opens
             * @enum {string}
             */
            language: "nl_NL" | "en_GB" | "de_DE" | "fr_FR" | "es_ES" | "it_IT" | "da_DK" | "pt_PT" | "cn_CN" | "ko_KO" | "ja_JA" | "ar_AE" | "zh_Hans_CN" | "sv_SE";
            /** @description The link; not its secret */
            link_id: string;
            /**
             * Format: wire-datetime
             * @description When it was revoked; null while it works. yyyy-mm-ddThh:mm:ss, UTC
             */
            revoked: UtcDateTime | null;
            /** @description The ticket */
            ticket_id: string;
            /** @description For the guest; whoever has it sees the itinerary and gets the tickets */
            url: string;
            /**
             * Format: wire-datetime
             * @description Until when it holds. yyyy-mm-ddThh:mm:ss, UTC
             */
            valid_until: UtcDateTime;
        };
        ItineraryLinkInput: {
            /**
             * @description Language in which the page opens; English unless sent
             * @enum {string}
             */
            language?: "nl_NL" | "en_GB" | "de_DE" | "fr_FR" | "es_ES" | "it_IT" | "da_DK" | "pt_PT" | "cn_CN" | "ko_KO" | "ja_JA" | "ar_AE" | "zh_Hans_CN" | "sv_SE";
            /**
             * Format: wire-datetime
             * @description Until when it holds. yyyy-mm-ddThh:mm:ss, UTC; at most 400 days ahead. Without it: two days after the event
             */
            valid_until?: UtcDateTime;
        };
        ItineraryLinks: {
            /** @description The links */
            links: components["schemas"]["ItineraryLink"][];
        };
        Key: {
            /** @description The client */
            client_id: string;
            /**
             * Format: wire-datetime
             * @description When it was made. yyyy-mm-ddThh:mm:ss, UTC
             */
            created: UtcDateTime;
            /** @description The client that made it */
            created_by: string;
            /**
             * Format: wire-datetime
             * @description When it stops to work; null for never. yyyy-mm-ddThh:mm:ss, UTC
             */
            expires: UtcDateTime | null;
            /** @description Addresses and networks the key may be used from; empty for any */
            ip_allow: string[];
            /** @description The key; not its secret */
            key_id: string;
            /** @description Name for people */
            label: string;
            /**
             * Format: wire-datetime
             * @description When a call was last made with it; null for never. yyyy-mm-ddThh:mm:ss, UTC
             */
            last_used: UtcDateTime | null;
            /**
             * Format: wire-datetime
             * @description When it was revoked; null while it works. yyyy-mm-ddThh:mm:ss, UTC
             */
            revoked: UtcDateTime | null;
        };
        KeyPage: {
            /** @description The keys of this page */
            keys: components["schemas"]["Key"][];
            /** @description Which page this is, of how many entries, and where its neighbours are */
            pagination: components["schemas"]["Pagination"];
        };
        KeyWithSecret: {
            /** @description Shown this once */
            api_key: string;
            /** @description The client */
            client_id: string;
            /**
             * Format: wire-datetime
             * @description When it was made. yyyy-mm-ddThh:mm:ss, UTC
             */
            created: UtcDateTime;
            /** @description The client that made it */
            created_by: string;
            /**
             * Format: wire-datetime
             * @description When it stops to work; null for never. yyyy-mm-ddThh:mm:ss, UTC
             */
            expires: UtcDateTime | null;
            /** @description Addresses and networks the key may be used from; empty for any */
            ip_allow: string[];
            /** @description The key; not its secret */
            key_id: string;
            /** @description Name for people */
            label: string;
            /**
             * Format: wire-datetime
             * @description When a call was last made with it; null for never. yyyy-mm-ddThh:mm:ss, UTC
             */
            last_used: UtcDateTime | null;
            /**
             * Format: wire-datetime
             * @description When it was revoked; null while it works. yyyy-mm-ddThh:mm:ss, UTC
             */
            revoked: UtcDateTime | null;
        };
        Landmark: {
            /**
             * @description What kind it is
             * @enum {string}
             */
            kind: "station" | "metro" | "tram" | "bus" | "ferry" | "airport" | "parking" | "entrance";
            /**
             * @description Degrees as decimal text, within ±90
             * @example 38.7550
             */
            latitude: string;
            /**
             * @description Degrees as decimal text, within ±180
             * @example -9.1790
             */
            longitude: string;
            /**
             * @description Name
             * @example Cais Central
             */
            name: string;
        };
        LinesInLocales: {
            /** @description The text in ar-AE */
            ar_AE: string[];
            /** @description The text in zh-CN */
            cn_CN: string[];
            /** @description The text in da-DK */
            da_DK: string[];
            /** @description The text in de-DE */
            de_DE: string[];
            /** @description The text in en-GB */
            en_GB: string[];
            /** @description The text in es-ES */
            es_ES: string[];
            /** @description The text in fr-FR */
            fr_FR: string[];
            /** @description The text in it-IT */
            it_IT: string[];
            /** @description The text in ja-JP */
            ja_JA: string[];
            /** @description The text in ko-KR */
            ko_KO: string[];
            /** @description The text in nl-NL */
            nl_NL: string[];
            /** @description The text in pt-PT */
            pt_PT: string[];
            /** @description The text in sv-SE */
            sv_SE: string[];
            /** @description The text in zh-Hans-CN */
            zh_Hans_CN: string[];
        };
        LinesInLocalesInput: {
            /** @description The text in ar-AE */
            ar_AE?: string[];
            /** @description The text in zh-CN */
            cn_CN?: string[];
            /** @description The text in da-DK */
            da_DK?: string[];
            /** @description The text in de-DE */
            de_DE?: string[];
            /** @description The text in en-GB */
            en_GB?: string[];
            /** @description The text in es-ES */
            es_ES?: string[];
            /** @description The text in fr-FR */
            fr_FR?: string[];
            /** @description The text in it-IT */
            it_IT?: string[];
            /** @description The text in ja-JP */
            ja_JA?: string[];
            /** @description The text in ko-KR */
            ko_KO?: string[];
            /** @description The text in nl-NL */
            nl_NL?: string[];
            /** @description The text in pt-PT */
            pt_PT?: string[];
            /** @description The text in sv-SE */
            sv_SE?: string[];
            /** @description The text in zh-Hans-CN */
            zh_Hans_CN?: string[];
        };
        LinkCode: {
            /**
             * @description Its dark parts as the path of an SVG, one unit a module
             * @example M4 4h7v1h-7z
             */
            path: string;
            /**
             * Format: int64
             * @description Width and height of the code in modules, its light edge included
             * @example 45
             */
            size: number;
        };
        LinkedPurchaseOrder: {
            /** @description The purchase order, which is the sale to its supplier */
            purchaseorder_id: string;
            /** @description Number of the sale, for people */
            reference_number: string;
        };
        LinkLetter: {
            /**
             * Format: email
             * @description E-mail address
             */
            email: string;
        };
        LocalRate: {
            /** @description Currency of the amounts beside it. ISO 4217 code */
            currency_code: string;
            /**
             * Format: int64
             * @description Price per ticket that the distributor pays. In the minor unit of the currency
             */
            net_rate: number;
            /**
             * Format: int64
             * @description Recommended retail price per ticket. In the minor unit of the currency
             */
            sales_price: number;
        };
        LoggedRequest: {
            /** @description The client */
            client_id: string;
            /**
             * Format: wire-datetime
             * @description When it was made. yyyy-mm-ddThh:mm:ss, UTC
             */
            created: UtcDateTime;
            /** @description The administrator who acted as the client that made the change; null when nobody did */
            impersonator_client_id: string | null;
            /**
             * @description How long the answer took, in milliseconds
             * @example 3.2
             */
            latency_ms: number;
            /**
             * @description HTTP method
             * @enum {string}
             */
            method: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";
            /**
             * @description Identifier of the request, as in `X-Request-Id`: quote it when asking for help
             * @example req-mi1r2k9x0Zb7Qm3vT1aYw
             */
            request_id: string;
            /**
             * @description Path as in the reference: identifiers are not kept
             * @example /v1/tickets/:ticket_id
             */
            route: string;
            /**
             * Format: int64
             * @description The HTTP status of the answer
             * @example 200
             */
            status: number;
        };
        LoggedRequestPage: {
            /** @description Which page this is, of how many entries, and where its neighbours are */
            pagination: components["schemas"]["Pagination"];
            /** @description The requests of this page */
            requests: components["schemas"]["LoggedRequest"][];
        };
        Login: {
            /** @description Never returned */
            password: string;
            /** @description Name to log in with */
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
            /** @description Currencies it may pay in */
            allowed_currencies: string[];
            /** @description The client's latest booking */
            booking_id: string | null;
            /** @description Kind of business of the distributor */
            business_segment: string | null;
            /** @description The client */
            client_id: string;
            /** @description The distributor */
            distributor_id: string | null;
            /** @description Name of the distributor */
            distributor_name: string | null;
            /** @description Only `active` distributors may buy */
            distributor_status: string | null;
            /**
             * Format: wire-datetime
             * @description When the access token stops to work. yyyy-mm-ddThh:mm:ss, UTC
             */
            expiry_date: UtcDateTime;
            /** @description VAT numbers in other countries, by ISO 3166-1 alpha-3 code */
            foreign_vat_numbers: {
                [key: string]: string;
            };
            /** @description The moment whose exchange rates hold */
            fxratemoment_id: string | null;
            /** @description The administrator who acted as the client that made the change; null when nobody did */
            impersonator_client_id: string | null;
            /** @description Country whose VAT rules hold for it */
            member_state: string | null;
            /** @description When invoices are to be paid */
            payment_condition: string | null;
            /** @description Group of distributors that pay alike */
            payment_segment: string | null;
            /** @description Language of mail and documents for the client */
            preferred_language: string;
            /** @description Rotating, 30 days; absent on impersonation, null when it went into a cookie */
            refresh_token?: string | null;
            /** @description What the client may do, see `available_roles` */
            roles: string[];
            /** @description Whose client it is: the operator, a distributor or a supplier */
            scope: string;
            /** @description The supplier */
            supplier_id: string | null;
            /** @description Name to log in with */
            username: string | null;
        };
        MarketplaceSale: {
            /** @description Short code for people, six letters and digits */
            booking_code: string;
            /** @description The booking */
            booking_id: string;
            /** @description A reference of your own, given back as it is */
            booking_reference: string | null;
            /** @description The booking order */
            bookingorder_id: string;
            /** @description How the order came about */
            bookingorder_source: string;
            /**
             * Format: wire-datetime
             * @description When it was made. yyyy-mm-ddThh:mm:ss, UTC
             */
            created: UtcDateTime;
            /**
             * @description Whether the distributor has paid
             * @enum {string}
             */
            distributorfinancial_status: "open" | "invoiced" | "paid" | "partlyrefunded" | "refunded" | "void";
            /** @description The event */
            event_id: string;
            /** @description Name of the event */
            event_name: string;
            /**
             * Format: wire-datetime
             * @description The first day of the event. yyyy-mm-ddThh:mm:ss, UTC
             */
            event_startdate: UtcDateTime;
            /**
             * Format: wire-datetime
             * @description The last day of the event. yyyy-mm-ddThh:mm:ss, UTC
             */
            event_stopdate: UtcDateTime;
            /**
             * @description Whether all that must be known of the guests is known
             * @enum {string}
             */
            guestdata_status: "notapplicable" | "waitingfordistributor" | "waitingforendcustomer" | "waitingforprocessing" | "waitingtosendtosupplier" | "completed";
            /** @description Invoices and credit notes */
            invoices: string[];
            /** @description Whether it is a test: no stock, no money and no tickets move */
            is_test_booking: boolean;
            /** @description One entry for each ticket and price */
            items: components["schemas"]["MarketplaceSaleItem"][];
            /** @description Name under which tickets are fetched */
            lead_name_for_pickup: string | null;
            /**
             * @description Where the tickets are
             * @enum {string}
             */
            logistic_status: "processing" | "pendingticketupload" | "completed" | "review" | "blocked" | "postponed" | "administrative" | "returned" | "cancelled";
            /** @description The purchase order by which the tickets of this order are delivered */
            marketplace_logistic_purchaseorder_id: string | null;
            /** @description Whether it was booked outside the service */
            offline_booking: boolean;
            /** @description The order this one was split off from; null for most */
            parent_id: string | null;
            /** @description How it is paid */
            payment_method: string | null;
            /** @description What to quote when paying */
            payment_reference: string | null;
        };
        MarketplaceSaleItem: {
            /** @description The tickets of the admission */
            download_items: components["schemas"]["DownloadItem"][];
            /** @description Secret of this ticket: the last part of the address it is fetched from */
            download_link: string | null;
            /** @description Who comes */
            guest: components["schemas"]["OrderGuest"];
            /** @description The admission */
            orderitem_id: string;
            /**
             * Format: int64
             * @description How many
             */
            quantity: number;
            /** @description Name of the ticket */
            ticket_name: string;
            /**
             * @description Whether it is on offer
             * @enum {string}
             */
            ticket_status: "pending" | "completed" | "returned" | "cancelled";
        };
        MarketplaceSalePage: {
            /** @description The booking orders */
            bookingorders: components["schemas"]["MarketplaceSale"][];
            /** @description Which page this is, of how many entries, and where its neighbours are */
            pagination: components["schemas"]["Pagination"];
        };
        Memo: {
            /**
             * Format: wire-date
             * @description When something is to be done. yyyy-mm-dd
             */
            action_date: string | null;
            /** @description The booking order */
            bookingorder_id: string | null;
            /**
             * Format: wire-datetime
             * @description When it was made. yyyy-mm-ddThh:mm:ss, UTC
             */
            created: UtcDateTime;
            /** @description The client that made it */
            created_by: string;
            /** @description The distributor */
            distributor_id: string | null;
            /**
             * Format: wire-date
             * @description When it was done. yyyy-mm-dd
             */
            finish_date: string | null;
            /** @description Whether it is done */
            finished: boolean;
            /** @description The request of a group it is about */
            grouprequest_id: string | null;
            /** @description Category of the memo */
            memo_category: string;
            /** @description The memo */
            memo_id: string;
            /** @description Subcategory of the memo */
            memo_subcategory: string;
            /** @description The purchase order, which is the sale to its supplier */
            purchaseorder_id: string | null;
            /** @description The reservation */
            reservation_id: string | null;
            /**
             * @description Who may read it: `internal` is for the operator, `external` for the party it is about too
             * @enum {string}
             */
            scope: "internal" | "external";
            /** @description The supplier */
            supplier_id: string | null;
            /** @description The client it is for */
            target_client_id: string | null;
            /** @description The note */
            text: string;
            /** @description The ticket */
            ticket_id: string | null;
            /**
             * Format: wire-datetime
             * @description When it last changed. yyyy-mm-ddThh:mm:ss, UTC
             */
            updated: UtcDateTime;
            /** @description The client that last changed it */
            updated_by: string;
        };
        /** @description Only the fields sent change */
        MemoChange: {
            /**
             * Format: wire-date
             * @description When something is to be done. yyyy-mm-dd
             */
            action_date?: string | null;
            /**
             * Format: wire-date
             * @description When it was done. yyyy-mm-dd
             */
            finish_date?: string | null;
            /** @description Whether it is done */
            finished?: boolean | null;
            /**
             * @description Category of the memo
             * @example processinformation
             */
            memo_category?: string;
            /**
             * @description Subcategory of the memo
             * @example generic_notes
             */
            memo_subcategory?: string;
            /** @description The client it is for */
            target_client_id?: string | null;
            /** @description The note */
            text?: string;
        };
        MemoHistoryEntry: {
            /** @description Names of the fields that changed */
            changed: string[];
            /**
             * Format: wire-datetime
             * @description When it was made. yyyy-mm-ddThh:mm:ss, UTC
             */
            created: UtcDateTime;
            /** @description The client that made it */
            created_by: string;
            /** @description The administrator who acted as the client that made the change; null when nobody did */
            impersonator_client_id: string | null;
            /**
             * Format: wire-datetime
             * @description Since when it may not call; null while it may. yyyy-mm-ddThh:mm:ss, UTC
             */
            inactive_since: UtcDateTime | null;
            /** @description The memo as it was in this version */
            memo: components["schemas"]["Memo"];
            /** @description The memo */
            memo_id: string | null;
            /** @description The client that last changed it */
            updated_by: string;
        };
        MemoHistoryEntryPage: {
            /** @description The versions, newest first */
            history: components["schemas"]["MemoHistoryEntry"][];
            /** @description Which page this is, of how many entries, and where its neighbours are */
            pagination: components["schemas"]["Pagination"];
        };
        MemoPage: {
            /** @description The memos of this page */
            memos: components["schemas"]["Memo"][];
            /** @description Which page this is, of how many entries, and where its neighbours are */
            pagination: components["schemas"]["Pagination"];
        };
        NewAdmission: {
            /**
             * @description When the guest went in, in UTC or with an offset; now if left out
             * @example 2031-03-29T18:42:10
             */
            admitted_at?: string;
            /**
             * @description What the scanner read; needs `event_id`
             * @example 0123456789
             */
            barcode?: string;
            /** @description The event the barcode was scanned at */
            event_id?: string;
            /**
             * @description Where the guest went in
             * @example Gate 4
             */
            gate?: string | null;
            /** @description The admission itself; or else its barcode */
            orderitem_id?: string;
        };
        NewBooking: {
            /** @description Whether the buyer accepted the general terms */
            accepted_gt: boolean;
            /**
             * Format: email
             * @description Where news about the booking are sent
             */
            booking_email?: string;
            /** @description A reference of your own, given back as it is */
            booking_reference?: string | null;
            /** @description A reference of your own, printed on the invoice */
            invoice_reference?: string | null;
            /** @description Whether it is a test: no stock, no money and no tickets move */
            is_test_booking?: boolean;
            /** @description Name under which tickets are fetched */
            lead_name_for_pickup?: string | null;
            /** @description Whether the buyer agreed to be sent advertising */
            marketing_optin?: boolean;
            /**
             * @description How it is paid
             * @enum {string}
             */
            payment_method?: "invoice" | "card" | "prepaid";
            /** @description What to quote when paying */
            payment_reference?: string | null;
            /** @description The reservation */
            reservation_id: string;
            /** @description Sends no letter about the booking itself; notify_client_status of its orders is then notapplicable */
            suppress_email?: boolean;
        };
        /** @description One of `ticket_ids` and `filter`; to reprice, one of `percent` and `amount` (with `currency_code`) */
        NewBulk: {
            /**
             * @description What is to be done
             * @enum {string}
             */
            action: "enable" | "disable" | "reprice";
            /**
             * Format: int32
             * @description By how much the price changes, in minor units of `currency_code`; tickets in other currencies are passed over
             * @example 250
             */
            amount?: number;
            /** @description Currency of the amounts beside it. ISO 4217 code */
            currency_code?: string;
            /**
             * @description Instead of `ticket_ids`: all tickets that match, in the words of the ticket list's query
             * @example event_id=01k9zq3v5r8t2w4y6a1b3c5d7e_evt&ticket_status=available
             */
            filter?: string;
            /**
             * @description By how many percent the price changes, as a decimal; less than zero makes it cheaper
             * @example -5
             */
            percent?: string;
            /**
             * @description Which price changes; net_rate follows from cost_price by the markup, and from service_price when the operator sets that by hand
             * @enum {string}
             */
            price?: "cost_price" | "service_price" | "sales_price";
            /** @description The tickets */
            ticket_ids?: string[];
        };
        NewCategory: {
            /**
             * Format: wire-datetime
             * @description From then on it takes no new tickets and is left out of lists; the tickets it has are sold on. yyyy-mm-ddThh:mm:ss, UTC
             */
            archived_since?: UtcDateTime | null;
            /** @description Name of the category */
            category_name: string;
            /**
             * @description Kind of place: stand, hospitality, parking and so on
             * @enum {string}
             */
            category_type: "grandstand" | "generaladmission" | "busparking" | "carparking" | "camping" | "transfer" | "hospitality" | "offsite_hospitality" | "extras";
            /** @description Text for buyers */
            description?: components["schemas"]["TextInLocalesInput"];
            /** @description Information only: repeated on order items */
            distribution_channel?: string;
            /** @description Addresses of pictures and documents */
            files?: components["schemas"]["CategoryFileInput"][];
            /** @description What must be known of guests, and when; the nearest of ticket, category and event decides per field */
            guest_data_requirements?: components["schemas"]["GuestDataRequirement"][];
            /** @description Information only: how pages of a distributor may set it off; lists can be filtered by it */
            highlight_type?: string | null;
            /** @description Whether the category is drawn on the plan of the venue */
            on_svg?: boolean;
            /** @description What it has beside the seat */
            options?: components["schemas"]["CategoryOptionsInput"];
            /**
             * Format: int32
             * @description How many people are seated together for certain
             */
            party_size_together?: number | null;
            /**
             * @description Sport
             * @enum {string}
             */
            sport_type: "soccer" | "motorsport" | "tennis" | "rugby" | "darts" | "horseracing" | "boxing" | "other" | "motogp" | "formula1" | "cricket" | "basketball" | "combatsport" | "icehockey" | "nba" | "nfl" | "mlb" | "watersport" | "dtm" | "indycar" | "superbike" | "padel" | "handball" | "golf" | "rowing" | "cycling" | "sailing";
            /** @description Sports at whose events it may not be offered, when sports_enabled is empty */
            sports_disabled?: ("soccer" | "motorsport" | "tennis" | "rugby" | "darts" | "horseracing" | "boxing" | "other" | "motogp" | "formula1" | "cricket" | "basketball" | "combatsport" | "icehockey" | "nba" | "nfl" | "mlb" | "watersport" | "dtm" | "indycar" | "superbike" | "padel" | "handball" | "golf" | "rowing" | "cycling" | "sailing")[];
            /** @description Sports at whose events it may be offered: when not empty, at these only */
            sports_enabled?: ("soccer" | "motorsport" | "tennis" | "rugby" | "darts" | "horseracing" | "boxing" | "other" | "motogp" | "formula1" | "cricket" | "basketball" | "combatsport" | "icehockey" | "nba" | "nfl" | "mlb" | "watersport" | "dtm" | "indycar" | "superbike" | "padel" | "handball" | "golf" | "rowing" | "cycling" | "sailing")[];
            /**
             * Format: int32
             * @description How many days before the event tickets are there at the latest
             */
            ticket_delivery_days?: number | null;
            /** @description The venue */
            venue_id: string;
        };
        /** @description A client of scope distributor names its distributor, one of scope supplier its supplier */
        NewClient: {
            /**
             * Format: wire-datetime
             * @description Until when it may buy; null for no end. yyyy-mm-ddThh:mm:ss, UTC
             */
            active_until?: UtcDateTime | null;
            /** @description The distributor */
            distributor_id?: string | null;
            /**
             * Format: email
             * @description E-mail address
             */
            email?: string | null;
            /** @description Name for people */
            label: string;
            /**
             * @description Language of mail and documents for it
             * @enum {string}
             */
            language?: "nl_NL" | "en_GB" | "de_DE" | "fr_FR" | "es_ES" | "it_IT" | "da_DK" | "pt_PT" | "cn_CN" | "ko_KO" | "ja_JA" | "ar_AE" | "zh_Hans_CN" | "sv_SE";
            /**
             * @description Write-only; at least 12 characters
             * @example correct horse battery staple
             */
            password?: string;
            /** @description What the client may do, see `available_roles` */
            roles?: ("ADMIN" | "PRODUCT_MANAGEMENT" | "SUPPORT" | "FINANCE" | "api" | "portal")[];
            /**
             * @description Whose client it is: the operator, a distributor or a supplier
             * @enum {string}
             */
            scope: "internal" | "distributor" | "supplier";
            /** @description The supplier */
            supplier_id?: string | null;
            /** @description Name to log in with */
            username?: string | null;
        };
        NewDistributor: {
            /** @description Currencies it may pay in */
            allowed_currencies?: string[];
            /** @description Information only: shown at login */
            business_segment?: string;
            /** @description Main colour of the pages that guests see. #rrggbb */
            corporate_color?: string | null;
            /**
             * Format: uri
             * @description Address of a picture
             */
            cover_photo?: string | null;
            /**
             * Format: int64
             * @description How much may be open on invoices at a time. In the minor unit of the currency
             */
            credit_limit?: number;
            /** @description Where guests and partners get help */
            customerservice?: components["schemas"]["CustomerServiceInput"];
            /** @description Currency that is used where none is named. ISO 4217 code */
            default_currency: string;
            /**
             * @description How it pays unless it says otherwise
             * @enum {string}
             */
            default_payment_method?: "invoice" | "card" | "prepaid";
            /** @description Name of the distributor */
            distributor_name: string;
            /** @description The fees that are added to its orders */
            fee_rules?: components["schemas"]["FeeRule"][];
            /** @description Information only: for pages of its own */
            font_family?: string | null;
            /** @description VAT numbers in other countries, by ISO 3166-1 alpha-3 code */
            foreign_vat_numbers?: {
                [key: string]: string;
            };
            /**
             * Format: int32
             * @description Days after the end of an event in which its tickets can be downloaded, by clients and guests; the operator always can. 30 by default
             */
            grace_period_download_tickets?: number;
            /**
             * Format: int32
             * @description How many tickets it may hold at once; null for the setting of the service
             */
            hold_limit?: number;
            /**
             * Format: int32
             * @description To how many minutes a hold can be extended; null for the setting of the service
             */
            hold_max_minutes?: number;
            /**
             * Format: int32
             * @description How many minutes a hold lasts; null for the setting of the service
             */
            hold_minutes?: number;
            /** @description Where invoices are made out to */
            invoice_address?: components["schemas"]["AddressInput"];
            /** @description Country. ISO 3166-1 alpha-3; alpha-2 is accepted */
            iso_country: string;
            /**
             * Format: uri
             * @description Logo on the pages that guests see
             */
            logo_url?: string | null;
            /** @description Information only: repeated on its orders */
            mass_booking_allowed?: boolean;
            /** @description Country whose VAT rules hold for it. ISO 3166-1 alpha-3; alpha-2 is accepted */
            member_state?: string | null;
            /** @description Colour of texts on the pages that guests see. #rrggbb */
            narrative_color?: string | null;
            /** @description When invoices are due: net14 or net30 are so many days after the booking; anything else is what the operator has set */
            payment_condition?: string;
            /** @description The ways in which it can be paid */
            payment_methods?: ("invoice" | "card" | "prepaid")[];
            /** @description Information only: shown at login */
            payment_segment?: string;
            /**
             * @description Language of mail and documents for the client
             * @enum {string}
             */
            preferred_language?: "nl_NL" | "en_GB" | "de_DE" | "fr_FR" | "es_ES" | "it_IT" | "da_DK" | "pt_PT" | "cn_CN" | "ko_KO" | "ja_JA" | "ar_AE" | "zh_Hans_CN" | "sv_SE";
            /** @description First colour of the team. #rrggbb */
            primary_color_code?: string | null;
            /**
             * Format: uri
             * @description Address of a picture
             */
            rear_photo?: string | null;
            /** @description Second colour of the team. #rrggbb */
            secondary_color_code?: string | null;
            /** @description Third colour of the team. #rrggbb */
            ternary_color_code?: string | null;
            /** @description VAT number */
            vat_number?: string | null;
        };
        /** @description season and sport_type default to the tournament's */
        NewEvent: {
            /** @description Whether day and time are certain */
            date_confirmed?: boolean;
            /**
             * Format: wire-datetime
             * @description When it begins. yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            date_start: VenueDateTime;
            /**
             * Format: wire-datetime
             * @description When the main part begins. yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            date_start_main_event?: VenueDateTime | null;
            /**
             * Format: wire-datetime
             * @description When it ends. yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            date_stop: VenueDateTime;
            /**
             * Format: wire-datetime
             * @description When the main part ends. yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            date_stop_main_event?: VenueDateTime | null;
            /** @description Information only: shown with the event */
            event_description?: string | null;
            /** @description Name of the event */
            event_name: string;
            /**
             * @description Whether it is still to come
             * @enum {string}
             */
            event_status?: "notstarted" | "postponed" | "cancelled" | "finished";
            /** @description What must be known of guests, and when; the nearest of ticket, category and event decides per field */
            guest_data_requirements?: components["schemas"]["GuestDataRequirement"][];
            /** @description The team that plays at home */
            hometeam_id?: string | null;
            /** @description Whether it is shown before others */
            is_popular?: boolean;
            /** @description Of an event that visitors come to when they like and that has no one start: when it is open on each of its days, on the clock of the venue. Empty for all others */
            opening_hours?: components["schemas"]["OpeningHours"][];
            /** @description Inside a period with a net_rate that price holds for the event's tickets in currency_code (without it the currency of the venue's country), but for tickets that have period prices of their own */
            sales_periods?: components["schemas"]["EventSalesPeriod"][];
            /** @description Season, such as 2026/27 */
            season?: string;
            /**
             * @description Readable alternative to the identifier; made from the name when left out, and kept when the name changes
             * @example estadio-da-luz
             */
            slug?: string;
            /**
             * @description Sport
             * @enum {string}
             */
            sport_type?: "soccer" | "motorsport" | "tennis" | "rugby" | "darts" | "horseracing" | "boxing" | "other" | "motogp" | "formula1" | "cricket" | "basketball" | "combatsport" | "icehockey" | "nba" | "nfl" | "mlb" | "watersport" | "dtm" | "indycar" | "superbike" | "padel" | "handball" | "golf" | "rowing" | "cycling" | "sailing";
            /** @description The tournament */
            tournament_id: string;
            /** @description The venue */
            venue_id: string;
            /** @description The visiting team */
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
            /** @description Where the guest lives, ISO 3166-1 alpha-3. ISO 3166-1 alpha-3 code of the country; "" means null */
            country_of_residence?: string | null;
            /** @description Date of birth, yyyy-mm-dd; "" means null */
            date_of_birth?: string | null;
            /** @description First name, as in the passport; "" means null */
            first_name?: string | null;
            /** @description Gender; "" means null */
            gender?: string | null;
            /** @description The guest */
            guest_id?: string | null;
            /** @description Last name, as in the passport; "" means null */
            last_name?: string | null;
            /** @description Whether this is the lead guest, who represents the others */
            lead_guest?: boolean | null;
            /** @description Passport number: 5 to 20 letters and digits, not one of them over and over; "" means null */
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
            /** @description The guests by ticket */
            items: components["schemas"]["NewGuestDataItem"][];
        };
        NewGuestDataItem: {
            /** @description The guests */
            guests: components["schemas"]["NewGuest"][];
            /**
             * Format: int32
             * @description As read; at most what is reserved
             */
            quantity?: number;
            /** @description The ticket */
            ticket_id: string;
        };
        NewKey: {
            /**
             * Format: wire-datetime
             * @description When it stops to work; null for never. yyyy-mm-ddThh:mm:ss, UTC
             */
            expires?: UtcDateTime | null;
            /**
             * @description Addresses or networks such as 192.0.2.0/24; empty for all
             * @example [
             *       "192.0.2.0/24"
             *     ]
             */
            ip_allow?: string[];
            /** @description Name for people */
            label?: string;
        };
        NewMemo: {
            /**
             * Format: wire-date
             * @description When something is to be done. yyyy-mm-dd
             */
            action_date?: string | null;
            /**
             * Format: wire-date
             * @description When it was done. yyyy-mm-dd
             */
            finish_date?: string | null;
            /** @description Whether it is done */
            finished?: boolean | null;
            /**
             * @description Category of the memo
             * @example processinformation
             */
            memo_category?: string;
            /**
             * @description Subcategory of the memo
             * @example generic_notes
             */
            memo_subcategory?: string;
            /**
             * @description Who may read it: `internal` is for the operator, `external` for the party it is about too
             * @enum {string}
             */
            scope: "internal" | "external";
            /** @description The client it is for */
            target_client_id?: string | null;
            /** @description The note */
            text: string;
        };
        NewRateMoment: {
            /**
             * @description Units of each currency for one euro, as decimal text
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
             * @description When the rates were taken. yyyy-mm-ddThh:mm:ss, UTC
             */
            taken?: UtcDateTime;
        };
        NewReservation: {
            /**
             * Format: email
             * @description Where news about the booking are sent
             */
            booking_email: string;
            /** @description A reference of your own, given back as it is */
            external_reference_id?: string | null;
            /** @description One entry for each ticket and price */
            items: components["schemas"]["ReservationLine"][];
            /** @description Remarks of your own */
            notes?: string;
            /** @description Whether the client gets mail about changes */
            notify_client?: boolean | null;
            /** @description Whether you get mail about changes */
            notify_me?: boolean;
            /** @description Operator only: the client of a distributor the hold is for */
            onbehalfclient_id?: string;
            /**
             * Format: int32
             * @description Basis points by which the price may have risen above the net_rate sent (100 are one percent, rounded down to the minor unit); a price that has fallen is then accepted too. Without it, or with 0, any other price is refused, a lower one as well. What is held costs the current price, which the answer shows
             */
            price_tolerance?: number;
            /** @description Currency in which it is paid. ISO 4217 code */
            target_currency?: string;
        };
        /** @description The old secret goes on signing `webhook-signature` for 24 hours beside the new one */
        NewSecret: {
            /**
             * @description Key of the signatures; its UTF-8 bytes are the HMAC key. Never returned
             * @example a-long-random-text
             */
            secret: string;
        };
        /** @description The whole of what a booking costs, collected by a payment provider */
        NewSettlement: {
            /**
             * Format: int64
             * @description How much. In the minor unit of the currency
             */
            amount: number;
            /** @description The booking */
            booking_id: string;
            /** @description Currency of the amounts beside it. ISO 4217 code */
            currency: string;
            /** @description What to quote when paying */
            payment_reference: string;
            /** @description Reference of the payment at the provider */
            settlement_reference: string;
        };
        NewSupplier: {
            /** @description Information only: what was agreed */
            allowed_distribution_channel_accesstypes?: string[];
            /** @description Information only: what was agreed; who may buy is said by distributors_enabled and distributors_disabled */
            allowed_distribution_channel_types?: string[];
            /** @description Information only: what was agreed */
            allowed_distribution_channels?: string[];
            /** @description Information only: what was agreed; how a ticket is delivered is its ticket_type */
            allowed_distribution_methods?: string[];
            /** @description Refund percentages, by days before the event */
            cancellation_policy?: components["schemas"]["CancellationStep"][];
            /** @description Currency that is used where none is named. ISO 4217 code */
            default_currency: string;
            /**
             * @description What new tickets are discounted by, in percent; null for the supplier itself
             * @example 2.5
             */
            default_discount_percentage?: number;
            /**
             * @description How much of a discount the supplier bears, in percent
             * @example 2.5
             */
            default_discount_share?: number;
            /** @description Distributors that may not buy it */
            distributors_disabled?: string[];
            /** @description The only distributors that may buy it; empty for all */
            distributors_enabled?: string[];
            /** @description Where requests and sales are announced */
            emails?: string[];
            /** @description Information only: for staff to call or write to */
            emergency_contact?: components["schemas"]["StaffContactInput"];
            /** @description VAT numbers in other countries, by ISO 3166-1 alpha-3 code */
            foreign_vat_numbers?: {
                [key: string]: string;
            };
            /** @description Whom to write to */
            general_contact?: components["schemas"]["ContactInput"];
            /**
             * Format: uri
             * @description Address of the general terms, or their text
             */
            general_terms?: string | null;
            /** @description Where invoices are made out to */
            invoice_address?: components["schemas"]["AddressInput"];
            /** @description Country. ISO 3166-1 alpha-3; alpha-2 is accepted */
            iso_country: string;
            /**
             * Format: int64
             * @description What the operator adds to cost_price besides, per ticket, in the minor unit of default_currency; null for the supplier itself
             */
            markup_fixed?: number;
            /**
             * @description What the operator adds to cost_price, in percent; null for the supplier itself
             * @example 2.5
             */
            markup_percentage?: number;
            /** @description Country whose VAT rules hold for it. ISO 3166-1 alpha-3; alpha-2 is accepted */
            member_state?: string | null;
            /** @description Name */
            name: string;
            /** @description Information only: for staff to call or write to */
            other_contact?: components["schemas"]["StaffContactInput"];
            /** @description Information only: how the operator buys from it */
            purchase_channel?: string;
            /** @description Whether its own clients make, change and delete its tickets; when false only the operator does. True by default. Relisting is not concerned */
            selfmanage_products?: boolean;
            /**
             * @description Whose first and last name its tickets need before checkout, where the ticket, its category and its event say nothing of them: of the lead guest, of all guests, or of nobody, which is the default
             * @enum {string}
             */
            service_checkout?: "lead_guest" | "all_guests" | "none";
            /**
             * Format: wire-date
             * @description Information only: set by onboarding, yyyy-mm-dd
             */
            signed_platform_agreement_date?: string | null;
            /** @description Information only: set by onboarding */
            signed_platform_agreement_version?: string | null;
            /** @description Information only: the app its tickets are shown in; what guests read is written per ticket type */
            supplier_app_name?: string | null;
            /** @description Information only: what it sells, in its own words */
            supplier_products?: {
                [key: string]: string;
            };
            /** @description Which part the supplier plays in the sale */
            supplier_role?: string;
            /**
             * @description Kind of business of the supplier
             * @enum {string}
             */
            supplier_type?: "service" | "marketplace" | "organiser" | "external";
            /** @description Whom to write to about the connection */
            technical_contact?: components["schemas"]["ContactInput"];
            /**
             * Format: uri
             * @description Web site
             */
            url_website?: string | null;
            /** @description VAT number */
            vat_number?: string | null;
        };
        NewTeam: {
            /** @description Short form of the name */
            abbreviation?: string | null;
            /** @description Country. ISO 3166-1 alpha-3; alpha-2 is accepted */
            iso_country?: string | null;
            /** @description Information only: the name of a file that the service does not keep */
            logo_filename?: string | null;
            /** @description Full name */
            official_name: string;
            /** @description Whether it is shown before others */
            popular_team?: boolean;
            /**
             * @description Readable alternative to the identifier; made from the name when left out, and kept when the name changes
             * @example estadio-da-luz
             */
            slug?: string;
            /**
             * @description Sport
             * @enum {string}
             */
            sport_type: "soccer" | "motorsport" | "tennis" | "rugby" | "darts" | "horseracing" | "boxing" | "other" | "motogp" | "formula1" | "cricket" | "basketball" | "combatsport" | "icehockey" | "nba" | "nfl" | "mlb" | "watersport" | "dtm" | "indycar" | "superbike" | "padel" | "handball" | "golf" | "rowing" | "cycling" | "sailing";
            /** @description The venue */
            venue_id?: string | null;
            /** @description Information only: its page there */
            wikipedia_slug?: string | null;
            /** @description Information only: the first lines of that page */
            wikipedia_snippet?: string | null;
        };
        /** @description A supplier offers in its own name; the operator names the supplier. What is left out follows from event, category and supplier */
        NewTicket: {
            /** @description Whether it may be sold for less than its supplier is paid */
            allow_loss?: boolean;
            /**
             * Format: int32
             * @description How many may be sold beyond the stock
             */
            backorder_quantity?: number;
            /** @description Refund percentages, by days before the event */
            cancellation_policy?: components["schemas"]["CancellationStep"][];
            /** @description The category */
            category_id: string;
            /**
             * Format: int64
             * @description Price per ticket that the supplier is paid. In the minor unit of the currency
             */
            cost_price: number;
            /** @description Countries whose distributors may not buy it */
            countries_disabled?: string[];
            /** @description The only countries whose distributors may buy it; empty for all */
            countries_enabled?: string[];
            /** @description Currency of the amounts beside it. ISO 4217 code */
            currency_code?: string;
            /**
             * @description Percent, at most four decimals
             * @example 2.5
             */
            discount_percentage?: number;
            /** @description Distributors that may not buy it */
            distributors_disabled?: string[];
            /** @description The only distributors that may buy it; empty for all */
            distributors_enabled?: string[];
            /** @description The event */
            event_id: string;
            /** @description A reference of the supplier, given back as it is */
            external_ticket_id?: string | null;
            /**
             * Format: int64
             * @description Price printed on the ticket. In the minor unit of the currency
             */
            face_value: number;
            /** @description Remarks that buyers must know of, such as a restricted view */
            flags?: ("pairs_only" | "package_rate" | "no_single_left" | "no_away_fans")[];
            /** @description What must be known of guests, and when; the nearest of ticket, category and event decides per field */
            guest_data_requirements?: components["schemas"]["GuestDataRequirement"][];
            /**
             * Format: wire-datetime
             * @description The last moment at which it is sold. yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            latest_sale_date?: VenueDateTime | null;
            /** @description The client that has it locked; null when nobody has */
            locked_by_client_id?: string | null;
            /** @description Whether margins are in the price already */
            margins_applied?: boolean;
            /**
             * Format: int32
             * @description The least number that is sold at a time
             */
            min_order?: number;
            /** @description Remark */
            note?: string | null;
            /** @description The organiser of the event */
            organiser_id?: string | null;
            /**
             * Format: int64
             * @description Price per ticket that the organiser asks. In the minor unit of the currency
             */
            organiser_price?: number;
            /**
             * Format: wire-datetime
             * @description From when it is sold. yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            release_date?: VenueDateTime | null;
            /** @description Inside a period with a net_rate that price holds */
            sales_periods?: components["schemas"]["SalesPeriod"][];
            /**
             * Format: int64
             * @description Recommended retail price per ticket. In the minor unit of the currency
             */
            sales_price?: number;
            /**
             * Format: int64
             * @description Fee of the operator. In the minor unit of the currency
             */
            service_fee?: number;
            /**
             * Format: int64
             * @description Price per ticket that the operator asks, before discounts. In the minor unit of the currency
             */
            service_price?: number;
            /**
             * Format: int32
             * @description How many the operator has itself
             */
            service_stock?: number;
            /** @description Finer part of the category */
            sub_category?: string;
            /** @description The supplier */
            supplier_id?: string;
            /**
             * Format: int32
             * @description How many the supplier offers in all
             */
            supplier_quantity: number;
            /**
             * @description Where the ticket comes from
             * @enum {string}
             */
            ticket_source?: "marketplace" | "external" | "service";
            /**
             * @description Whether it is on offer
             * @enum {string}
             */
            ticket_status?: "available" | "disabled" | "error" | "returned" | "on_request";
            /**
             * @description Whom it is for: adults, children and so on
             * @enum {string}
             */
            ticket_targetgroup?: "adult" | "youth" | "child" | "senior" | "all";
            /** @description Title of the ticket */
            ticket_title?: string;
            /**
             * @description How it reaches the guest
             * @enum {string}
             */
            ticket_type?: "eticket" | "appticket" | "paper-ticket" | "collection-stadium" | "eticket_with_pickup" | "other";
            /**
             * Format: wire-datetime
             * @description From when it admits. yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            ticket_validfrom?: VenueDateTime;
            /**
             * @description For which part of the event it is valid
             * @enum {string}
             */
            ticket_validity?: "singleday" | "twoday" | "other" | "weekend" | "fourday";
            /**
             * Format: wire-datetime
             * @description Until when it admits. yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            ticket_validuntil?: VenueDateTime;
            /** @description How the price follows the market */
            ticket_yield?: components["schemas"]["TicketYield"];
            /**
             * @description Which VAT rate holds for it
             * @enum {string}
             */
            vat_category?: "high" | "low" | "middle" | "none" | "rc";
        };
        NewTournament: {
            /**
             * Format: wire-date
             * @description When it begins. yyyy-mm-dd
             */
            date_start?: string | null;
            /**
             * Format: wire-date
             * @description When it ends. yyyy-mm-dd
             */
            date_stop?: string | null;
            /** @description Full name */
            official_name: string;
            /** @description Part of the world it takes place in */
            region?: string | null;
            /** @description Season, such as 2026/27 */
            season: string;
            /**
             * @description Readable alternative to the identifier; made from the name when left out, and kept when the name changes
             * @example estadio-da-luz
             */
            slug?: string;
            /**
             * @description Sport
             * @enum {string}
             */
            sport_type: "soccer" | "motorsport" | "tennis" | "rugby" | "darts" | "horseracing" | "boxing" | "other" | "motogp" | "formula1" | "cricket" | "basketball" | "combatsport" | "icehockey" | "nba" | "nfl" | "mlb" | "watersport" | "dtm" | "indycar" | "superbike" | "padel" | "handball" | "golf" | "rowing" | "cycling" | "sailing";
            /**
             * @description Kind of tournament
             * @enum {string}
             */
            tournament_type: "cup" | "league" | "oneoff";
        };
        NewVenue: {
            /**
             * Format: int32
             * @description How many people it holds
             */
            capacity?: number | null;
            /** @description City */
            city: string;
            /** @description Country, ISO 3166-1 alpha-3. ISO 3166-1 alpha-3; alpha-2 is accepted */
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
            /** @description House number */
            number?: string | null;
            /** @description Full name */
            official_name: string;
            /**
             * Format: int32
             * @description Year
             */
            opened?: number | null;
            /** @description Whether it is shown before others */
            popular_stadium?: boolean;
            /** @description Postal code */
            postalcode?: string | null;
            /** @description Province or state */
            province?: string | null;
            /** @description Information only: how it is set up */
            seating_setup?: string | null;
            /**
             * @description Readable alternative to the identifier; made from the name when left out, and kept when the name changes
             * @example estadio-da-luz
             */
            slug?: string;
            /** @description Street */
            streetname?: string | null;
            /**
             * @description IANA name of the zone its clocks show
             * @example Europe/Lisbon
             */
            time_zone: string;
            /**
             * Format: int32
             * @description Information only: metres
             */
            track_length?: number | null;
            /**
             * @description Kind of venue
             * @enum {string}
             */
            venue_type: "racetrack" | "stadium" | "other";
            /** @description Information only: its page there */
            wikipedia_slug?: string | null;
            /** @description Information only: the first lines of that page */
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
            /**
             * @description Name of the view
             * @example Waiting for files
             */
            name: string;
            /**
             * @description Filters and sorting, as in an address
             * @example logistic_status=pendingticketupload&sorting=event_startdate
             */
            query: string;
        };
        NewWebhook: {
            /**
             * @description Absolute URL, https in production; deliveries are POSTed to it
             * @example https://agency.example/hooks/orders
             */
            endpoint: string;
            /**
             * @description What the webhook is told of; one each
             * @enum {string}
             */
            event_type: "bookingorder_completed" | "bookingorder_cancelled" | "sale_created" | "sale_cancelled" | "ticket_created" | "ticket_changed" | "ticket_removed" | "event_created" | "event_changed" | "event_removed" | "reservation_expiring" | "reservation_expired" | "bookingorder_created" | "bookingorder_updated" | "guestdata_required" | "ticketfile_assigned" | "admission_recorded" | "admissions_relisted" | "sale_updated" | "webhook_failing" | "webhook_disabled" | "api_key_expiring";
            /** @description Narrows down what it is told of; what is named must all fit. Which fields it may have depends on the type */
            filter?: components["schemas"]["WebhookFilter"];
            /** @description Whether it is sent anything; true unless sent */
            is_active?: boolean;
            /**
             * @description Key of the signatures; its UTF-8 bytes are the HMAC key. Never returned
             * @example a-long-random-text
             */
            secret: string;
            /**
             * Format: int32
             * @description Repeated in every delivery; 1 unless sent
             */
            version?: number;
        };
        OpeningHours: {
            /**
             * @description First day
             * @example 10:00
             */
            from: string;
            /**
             * @description Last day
             * @example 10:00
             */
            to: string;
        };
        OrderFee: {
            /**
             * Format: int64
             * @description How much. In the minor unit of the currency
             */
            amount: number;
            /** @description Currency of the amounts beside it. ISO 4217 code */
            currency: string;
            /**
             * @description Which fee it is
             * @enum {string}
             */
            type: "mediation" | "payment" | "booking" | "platform_service";
            /**
             * Format: int64
             * @description VAT, by rate and country. In the minor unit of the currency
             */
            vat: number;
        };
        OrderGuest: {
            /** @description What belongs to the address beside the street: floor, building, care of */
            additional_street_name: string | null;
            /** @description City */
            city: string | null;
            /** @description What is asked of this guest */
            conditions: {
                [key: string]: string;
            };
            /** @description E-mail address for questions about the guest */
            contact_email: string | null;
            /** @description Telephone number for questions about the guest */
            contact_phone: string | null;
            /** @description Where the guest lives, ISO 3166-1 alpha-3 */
            country_of_residence: string | null;
            /**
             * @description `***` when it is stored, null when it is not; read it through the guest data calls, to which `***` means: leave it as it is
             * @example ***
             */
            date_of_birth: string | null;
            /** @description First name, as in the passport */
            first_name: string | null;
            /** @description As in the passport */
            gender: string | null;
            /** @description The guest */
            guest_id: string | null;
            /** @description Last name, as in the passport */
            last_name: string | null;
            /** @description Whether this is the lead guest, who represents the others */
            lead_guest: boolean;
            /**
             * @description `***` when it is stored, null when it is not; read it through the guest data calls, to which `***` means: leave it as it is
             * @example ***
             */
            passport_number: string | null;
            /** @description Province or state */
            province: string | null;
            /** @description Street and number */
            street_name: string | null;
            /** @description The team the guest is with */
            supported_team: string | null;
            /** @description Postal code */
            zip: string | null;
        };
        OrderGuestData: {
            /** @description The booking order */
            bookingorder_id: string;
            /** @description One entry for each ticket and price */
            items: components["schemas"]["GuestDataItem"][];
        };
        OrderItem: {
            /** @description Whether the guest has activated the ticket */
            activated: boolean;
            /** @description Gate at which the guest is let in */
            admission_gate: string | null;
            /**
             * Format: wire-datetime
             * @description When its guest was let in; null as long as nobody was
             */
            admitted_at: UtcDateTime | null;
            /** @description The category */
            category_id: string;
            /** @description Name of the category */
            category_name: string;
            /** @description Currency of the amounts beside it. ISO 4217 code */
            currency: string;
            /** @description Through which channel it reached the buyer */
            distribution_channel: string;
            /** @description The tickets of the admission */
            download_items: components["schemas"]["DownloadItem"][];
            /** @description Secret of this ticket: the last part of the address it is fetched from */
            download_link: string | null;
            /** @description Where the guest gets the ticket from its organiser's app */
            external_activation_link: string | null;
            /**
             * Format: int64
             * @description Price printed on the ticket. In the minor unit of the currency
             */
            face_value: number;
            /**
             * Format: int64
             * @description Price printed on the ticket, in euro. In the minor unit of the currency
             */
            face_value_eur: number | null;
            /**
             * Format: int64
             * @description Price printed on the ticket, in the local currency. In the minor unit of the currency
             */
            face_value_local: number | null;
            /**
             * Format: int64
             * @description Price printed on the ticket, in the currency of the order. In the minor unit of the currency
             */
            face_value_target: number | null;
            /** @description Who comes */
            guest: components["schemas"]["OrderGuest"];
            /** @description Currency in which the ticket is sold. ISO 4217 code */
            local_currency: string;
            /**
             * Format: int64
             * @description What the distributor pays; null for whoever sells
             */
            net_rate: number | null;
            /**
             * Format: int32
             * @description How many PDFs belong to it
             */
            number_of_pdfs: number;
            /** @description The admission */
            orderitem_id: string;
            /**
             * Format: int32
             * @description Always 1: an order item is one admission
             */
            quantity: number;
            /** @description The ticket it is on sale as, or was sold as; null when it is not relisted */
            relisted_ticket_id: string | null;
            /**
             * @description Whether the admission is offered to others, or sold
             * @enum {string|null}
             */
            relisting_status: "listed" | "sold" | null;
            /** @description Row */
            row: string | null;
            /**
             * Format: int64
             * @description The distributor’s own retail price; null for the supplier, whose affair it is not
             */
            sales_price: number | null;
            /**
             * Format: int64
             * @description Recommended retail price per ticket, in euro. In the minor unit of the currency
             */
            sales_price_eur: number | null;
            /**
             * Format: int64
             * @description Recommended retail price per ticket, in the local currency. In the minor unit of the currency
             */
            sales_price_local: number | null;
            /**
             * Format: int64
             * @description Recommended retail price per ticket, in the currency of the order. In the minor unit of the currency
             */
            sales_price_target: number | null;
            /**
             * Format: int64
             * @description Recommended retail price per ticket. In the minor unit of the currency
             */
            salesprice: number | null;
            /** @description Seat */
            seat: string | null;
            /** @description Section of the stand */
            section: string | null;
            /** @description Finer part of the category */
            sub_category: string;
            /** @description Currency in which it is paid. ISO 4217 code */
            target_currency: string | null;
            /** @description Currency of the ticket. ISO 4217 code */
            ticket_currency: string;
            /** @description The ticket */
            ticket_id: string;
            /** @description Name of the ticket */
            ticket_name: string;
            /** @description SHA-256 of the PDF, hexadecimal */
            ticket_sha: string | null;
            /**
             * Format: wire-datetime
             * @description Start of the admission. yyyy-mm-ddThh:mm:ss, UTC
             */
            ticket_startdate: UtcDateTime | null;
            /**
             * @description Whether it is on offer
             * @enum {string}
             */
            ticket_status: "pending" | "completed" | "returned" | "cancelled";
            /**
             * Format: wire-datetime
             * @description End of the admission. yyyy-mm-ddThh:mm:ss, UTC
             */
            ticket_stopdate: UtcDateTime | null;
            /** @description Whom it is for: adults, children and so on */
            ticket_targetgroup: string;
            /** @description For which part of the event it is valid */
            ticket_validity: string;
            /** @description Kind of ticket, as its supplier calls it */
            type_ticket: string;
        };
        OrderItemChange: {
            /** @description Whether the guest has activated the ticket */
            activated?: boolean;
            /** @description Gate at which the guest is let in */
            admission_gate?: string | null;
            /**
             * Format: wire-datetime
             * @description When its guest was let in; null as long as nobody was
             */
            admitted_at?: UtcDateTime | null;
            /** @description The category */
            category_id?: string;
            /** @description Name of the category */
            category_name?: string;
            /**
             * Format: int64
             * @description Price per ticket that the supplier is paid. In the minor unit of the currency
             */
            cost_price?: number | null;
            /**
             * Format: int64
             * @description Price per ticket that the supplier is paid, in euro. In the minor unit of the currency
             */
            cost_price_eur?: number | null;
            /**
             * Format: int64
             * @description Price per ticket that the supplier is paid, in the local currency. In the minor unit of the currency
             */
            cost_price_local?: number | null;
            /**
             * Format: int64
             * @description Price per ticket that the supplier is paid, in the currency of the order. In the minor unit of the currency
             */
            cost_price_target?: number | null;
            /**
             * Format: int64
             * @description Price per ticket that the supplier is paid. In the minor unit of the currency
             */
            costprice?: number | null;
            /** @description Currency of the amounts beside it. ISO 4217 code */
            currency?: string;
            /** @description Through which channel it reached the buyer */
            distribution_channel?: string;
            /** @description The tickets of the admission */
            download_items?: unknown;
            /** @description Secret of this ticket: the last part of the address it is fetched from */
            download_link?: string | null;
            /**
             * Format: uri
             * @description Where the guest activates the ticket; http or https
             */
            external_activation_link?: string | null;
            /**
             * Format: int64
             * @description Price printed on the ticket. In the minor unit of the currency
             */
            face_value?: number;
            /**
             * Format: int64
             * @description Price printed on the ticket, in euro. In the minor unit of the currency
             */
            face_value_eur?: number | null;
            /**
             * Format: int64
             * @description Price printed on the ticket, in the local currency. In the minor unit of the currency
             */
            face_value_local?: number | null;
            /**
             * Format: int64
             * @description Price printed on the ticket, in the currency of the order. In the minor unit of the currency
             */
            face_value_target?: number | null;
            /** @description As it was read, or left out: guests change through the guest data calls, and a changed one is refused */
            guest?: unknown;
            /** @description Currency in which the ticket is sold. ISO 4217 code */
            local_currency?: string;
            /**
             * Format: int64
             * @description What the distributor pays; null for whoever sells
             */
            net_rate?: number | null;
            /**
             * Format: int32
             * @description How many PDFs belong to it
             */
            number_of_pdfs?: number;
            /** @description The admission */
            orderitem_id: string;
            /**
             * Format: int32
             * @description Always 1: an order item is one admission
             */
            quantity?: number;
            /** @description The ticket it is on sale as, or was sold as; null when it is not relisted */
            relisted_ticket_id?: string | null;
            /**
             * @description Whether the admission is offered to others, or sold
             * @enum {string|null}
             */
            relisting_status?: "listed" | "sold" | null;
            /** @description Row */
            row?: string | null;
            /**
             * Format: int64
             * @description The distributor’s own retail price; null for the supplier, whose affair it is not
             */
            sales_price?: number | null;
            /**
             * Format: int64
             * @description Recommended retail price per ticket, in euro. In the minor unit of the currency
             */
            sales_price_eur?: number | null;
            /**
             * Format: int64
             * @description What was refunded of it, in euro. In the minor unit of the currency
             */
            sales_price_eur_refund?: number | null;
            /**
             * Format: int64
             * @description Recommended retail price per ticket, in the local currency. In the minor unit of the currency
             */
            sales_price_local?: number | null;
            /**
             * Format: int64
             * @description Recommended retail price per ticket, in the currency of the order. In the minor unit of the currency
             */
            sales_price_target?: number | null;
            /**
             * Format: int64
             * @description Recommended retail price per ticket. In the minor unit of the currency
             */
            salesprice?: number | null;
            /** @description Seat */
            seat?: string | null;
            /** @description Section of the stand */
            section?: string | null;
            /** @description Finer part of the category */
            sub_category?: string;
            /** @description Currency in which it is paid. ISO 4217 code */
            target_currency?: string | null;
            /** @description Currency of the ticket. ISO 4217 code */
            ticket_currency?: string;
            /** @description The ticket */
            ticket_id?: string;
            /** @description Name of the ticket */
            ticket_name?: string;
            /** @description SHA-256 of the PDF, hexadecimal */
            ticket_sha?: string | null;
            /**
             * Format: wire-datetime
             * @description Start of the admission. yyyy-mm-ddThh:mm:ss, UTC
             */
            ticket_startdate?: UtcDateTime | null;
            /**
             * @description Whether it is on offer
             * @enum {string}
             */
            ticket_status?: "pending" | "completed" | "returned" | "cancelled";
            /**
             * Format: wire-datetime
             * @description End of the admission. yyyy-mm-ddThh:mm:ss, UTC
             */
            ticket_stopdate?: UtcDateTime | null;
            /** @description Whom it is for: adults, children and so on */
            ticket_targetgroup?: string;
            /** @description For which part of the event it is valid */
            ticket_validity?: string;
            /** @description Kind of ticket, as its supplier calls it */
            type_ticket?: string;
            /**
             * Format: wire-datetime
             * @description When it last changed. yyyy-mm-ddThh:mm:ss, UTC
             */
            updated?: UtcDateTime;
            /**
             * Format: wire-datetime
             * @description When it was uploaded. yyyy-mm-ddThh:mm:ss, UTC
             */
            uploaded_at?: UtcDateTime | null;
        };
        Overview: {
            /** @description Issues that need attention */
            needs_attention: components["schemas"]["Concern"][];
            /** @description One entry for each day in UTC, the oldest first */
            sales: {
                /**
                 * Format: int64
                 * @description How many admissions were sold
                 */
                admissions: number;
                /**
                 * Format: int64
                 * @description Orders of that day that were cancelled since
                 */
                cancelled: number;
                /**
                 * Format: wire-date
                 * @description yyyy-mm-dd
                 */
                date: string;
                /**
                 * Format: int64
                 * @description How many orders there were
                 */
                orders: number;
                /** @description Per currency, less what was refunded; to a supplier what it is paid */
                turnover: {
                    /**
                     * Format: int64
                     * @description How much
                     */
                    amount: number;
                    /**
                     * @description Currency of the amounts beside it
                     * @example EUR
                     */
                    currency: string;
                }[];
            }[];
            /** @description The next events that have tickets; none for distributors */
            stock: {
                /**
                 * Format: int64
                 * @description How many can still be bought
                 */
                available: number;
                /**
                 * @description Local to the venue
                 * @example 2027-01-31T20:00:00
                 */
                date_start: string;
                /** @description The event */
                event_id: string;
                /** @description Name of the event */
                event_name: string;
                /**
                 * Format: int64
                 * @description How many are held at the moment
                 */
                reserved: number;
                /**
                 * Format: int64
                 * @description How many were sold
                 */
                sold: number;
            }[];
        };
        Pagination: {
            /** @description For `cursor`: what comes after this page, whatever is added or deleted meanwhile. Null when there is nothing more */
            next_cursor: string | null;
            /** @description Address of the next page; null on the last */
            next_page: string | null;
            /**
             * Format: int64
             * @description Which page this is, from 1
             */
            page_number: number;
            /**
             * Format: int64
             * @description Entries per page
             */
            page_size: number;
            /** @description Address of the page before; null on the first */
            previous_page: string | null;
            /**
             * Format: int64
             * @description How many there are in all, exact as of at most two seconds ago
             */
            total_size: number;
        };
        PartnerAddress: {
            /** @description Street and number */
            addressLine: string | null;
            /** @description City */
            city: string | null;
            /** @description ISO 3166-1 alpha-2 code */
            countryCode: string | null;
            /** @description Postal code */
            postCode: string | null;
            /** @description Province or state */
            state: string | null;
        };
        PartnerBookingField: {
            /** @description Name for people */
            label: string;
            /** @description Whether it is needed once for each booking */
            requiredPerBooking: boolean;
            /** @description Whether it is needed of each participant */
            requiredPerParticipant: boolean;
            /** @description Whether it can be given once for each booking */
            visiblePerBooking: boolean;
            /** @description Whether it can be given for each participant */
            visiblePerParticipant: boolean;
        };
        PartnerConnectSettings: {
            /**
             * Format: uri
             * @description Where availability is asked for
             */
            externalAvailabilityApi: string;
            /**
             * Format: uri
             * @description Where bookings are made
             */
            externalBookingApi: string;
            /**
             * Format: uri
             * @description Where bookings are cancelled
             */
            externalCancellationApi: string;
            /**
             * Format: uri
             * @description Where seats are reserved
             */
            externalReservationApi: string;
        };
        PartnerPriceOption: {
            /** @description Name for people */
            label: string;
            /**
             * @description In the distributor's currency, with decimals
             * @example 299
             */
            price: number;
            /**
             * Format: int64
             * @description How many seats one takes
             */
            seatsUsed: number;
        };
        PartnerProduct: {
            /** @description Fields that the booker must fill in */
            bookingFields: components["schemas"]["PartnerBookingField"][];
            /**
             * @description How seats are counted
             * @enum {string}
             */
            bookingMode: "INVENTORY";
            /** @description Text for buyers */
            description: string;
            /**
             * Format: int64
             * @description How long it takes, in minutes
             */
            durationMinutes: number;
            /** @description Stays the same for as long as the series is sold */
            internalCode: string;
            /** @description Where it takes place */
            locationAddress: components["schemas"]["PartnerAddress"];
            /** @description Name */
            name: string;
            /** @description Where the calls of the partner go */
            partnerConnectSettings: components["schemas"]["PartnerConnectSettings"];
            /** @description What can be bought, with prices */
            priceOptions: components["schemas"]["PartnerPriceOption"][];
            /**
             * @description Kind of product
             * @enum {string}
             */
            productType: "EVENT";
            /** @description Text in short */
            shortDescription: string;
            /** @description What one of them is called */
            unitLabel: string;
            /** @description What several of them are called */
            unitLabelPlural: string;
        };
        PartnerProducts: {
            /** @description The products */
            products: components["schemas"]["PartnerProduct"][];
        };
        PastBookingOrder: {
            /** @description Whether the buyer accepted the general terms */
            accepted_gt: boolean;
            /**
             * Format: int64
             * @description Charged to the distributor, in target_currency; null for the supplier
             */
            amount: number | null;
            /** @description Whether it was made through the API */
            api_booking: boolean;
            /** @description Short code for people, six letters and digits */
            booking_code: string;
            /**
             * Format: email
             * @description Where news about the booking are sent
             */
            booking_email: string | null;
            /** @description Items that belong together */
            booking_group: string[][];
            /** @description The booking */
            booking_id: string;
            /** @description A reference of your own, given back as it is */
            booking_reference: string | null;
            /** @description The booking order */
            bookingorder_id: string;
            /** @description How the order came about */
            bookingorder_source: string;
            /** @description The client */
            client_id: string;
            /**
             * Format: wire-datetime
             * @description When it was made. yyyy-mm-ddThh:mm:ss, UTC
             */
            created: UtcDateTime;
            /**
             * Format: wire-datetime
             * @description When it was deleted; null while it is there. yyyy-mm-ddThh:mm:ss, UTC
             */
            deleted: UtcDateTime | null;
            /** @description Who bought */
            distributor: {
                /** @description The distributor */
                distributor_id: string;
                /** @description Name of the distributor */
                distributor_name: string;
            };
            /** @description The distributor */
            distributor_id: string;
            /**
             * @description Whether the distributor has paid
             * @enum {string}
             */
            distributorfinancial_status: "open" | "invoiced" | "paid" | "partlyrefunded" | "refunded" | "void";
            /** @description The event */
            event_id: string;
            /** @description Name of the event */
            event_name: string;
            /** @description Reference of the payment at the provider */
            external_payment_reference: string | null;
            /** @description The fees that are added */
            fees: components["schemas"]["OrderFee"][];
            /**
             * @description Whether the supplier is paid
             * @enum {string|null}
             */
            financial_status: "notapplicable" | "topurchase" | "purchased" | "settled" | "credited" | null;
            /** @description The moment whose exchange rates hold */
            fxratemoment_id: string | null;
            /** @description Address of the terms that were accepted */
            general_terms_url: string | null;
            /**
             * @description Whether all that must be known of the guests is known
             * @enum {string}
             */
            guestdata_status: "notapplicable" | "waitingfordistributor" | "waitingforendcustomer" | "waitingforprocessing" | "waitingtosendtosupplier" | "completed";
            /** @description A reference of your own, printed on the invoice */
            invoice_reference: string | null;
            /** @description Invoices and credit notes */
            invoices: string[];
            /** @description Whether it is a test: no stock, no money and no tickets move */
            is_test_booking: boolean;
            /** @description One entry for each admission */
            items: components["schemas"]["PastOrderItem"][];
            /** @description Name under which tickets are fetched */
            lead_name_for_pickup: string | null;
            /**
             * @description Where the tickets are
             * @enum {string}
             */
            logistic_status: "processing" | "pendingticketupload" | "completed" | "review" | "blocked" | "postponed" | "administrative" | "returned" | "cancelled";
            /** @description Whether the buyer agreed to be sent advertising */
            marketing_optin: boolean | null;
            /** @description The purchase order by which the tickets of this order are delivered */
            marketplace_logistic_purchaseorder_id: string | null;
            /** @description Whether many may be booked at once */
            mass_booking_allowed: boolean;
            /**
             * Format: int64
             * @description How many PDFs one ticket has at most
             */
            max_pdfs_per_ticket: number;
            /**
             * @description Whether the client was notified
             * @enum {string}
             */
            notify_client_status: "notapplicable" | "pending" | "completed" | "failed";
            /** @description Whether it was booked outside the service */
            offline_booking: boolean;
            /** @description The client it was made for, when the operator made it */
            onbehalfclient_id: string | null;
            /** @description The order this one was split off from; null for most */
            parent_id: string | null;
            /** @description Like all that is the buyer’s own affair null for whoever sells */
            payment_method: string | null;
            /** @description What to quote when paying */
            payment_reference: string | null;
            /**
             * Format: int64
             * @description How much was given back. In the minor unit of the currency
             */
            refunded: number | null;
            /** @description Who sold */
            supplier: {
                /** @description The supplier */
                supplier_id: string;
                /** @description Name of the supplier */
                supplier_name: string;
            };
            /** @description The supplier */
            supplier_id: string;
            /** @description Currency in which it is paid. ISO 4217 code */
            target_currency: string | null;
            /**
             * Format: wire-datetime
             * @description When it last changed. yyyy-mm-ddThh:mm:ss, UTC
             */
            updated: UtcDateTime;
            /** @description VAT, by rate and country */
            vat: components["schemas"]["VatLine"][];
            /** @description SHA-256 of the ZIP with all tickets, hexadecimal */
            zip_sha: string | null;
        };
        PastOrderItem: {
            /** @description Whether the guest has activated the ticket */
            activated: boolean;
            /** @description Gate at which the guest is let in */
            admission_gate: string | null;
            /**
             * Format: wire-datetime
             * @description When its guest was let in; null as long as nobody was
             */
            admitted_at: UtcDateTime | null;
            /** @description The category */
            category_id: string;
            /** @description Name of the category */
            category_name: string;
            /**
             * Format: int64
             * @description Price per ticket that the supplier is paid. In the minor unit of the currency
             */
            cost_price: number | null;
            /**
             * Format: int64
             * @description Price per ticket that the supplier is paid, in euro. In the minor unit of the currency
             */
            cost_price_eur: number | null;
            /**
             * Format: int64
             * @description Price per ticket that the supplier is paid, in the local currency. In the minor unit of the currency
             */
            cost_price_local: number | null;
            /**
             * Format: int64
             * @description Price per ticket that the supplier is paid, in the currency of the order. In the minor unit of the currency
             */
            cost_price_target: number | null;
            /**
             * Format: int64
             * @description Price per ticket that the supplier is paid. In the minor unit of the currency
             */
            costprice: number | null;
            /** @description Currency of the amounts beside it. ISO 4217 code */
            currency: string;
            /** @description Through which channel it reached the buyer */
            distribution_channel: string;
            /** @description The tickets of the admission */
            download_items: components["schemas"]["DownloadItem"][];
            /** @description Secret of this ticket: the last part of the address it is fetched from */
            download_link: string | null;
            /** @description Where the guest gets the ticket from its organiser's app */
            external_activation_link: string | null;
            /**
             * Format: int64
             * @description Price printed on the ticket. In the minor unit of the currency
             */
            face_value: number;
            /**
             * Format: int64
             * @description Price printed on the ticket, in euro. In the minor unit of the currency
             */
            face_value_eur: number | null;
            /**
             * Format: int64
             * @description Price printed on the ticket, in the local currency. In the minor unit of the currency
             */
            face_value_local: number | null;
            /**
             * Format: int64
             * @description Price printed on the ticket, in the currency of the order. In the minor unit of the currency
             */
            face_value_target: number | null;
            /** @description Who comes */
            guest: components["schemas"]["OrderGuest"];
            /** @description Currency in which the ticket is sold. ISO 4217 code */
            local_currency: string;
            /**
             * Format: int64
             * @description What the distributor pays; null for whoever sells
             */
            net_rate: number | null;
            /**
             * Format: int32
             * @description How many PDFs belong to it
             */
            number_of_pdfs: number;
            /** @description The admission */
            orderitem_id: string;
            /**
             * Format: int32
             * @description Always 1: an order item is one admission
             */
            quantity: number;
            /** @description Row */
            row: string | null;
            /**
             * Format: int64
             * @description The distributor’s own retail price; null for the supplier, whose affair it is not
             */
            sales_price: number | null;
            /**
             * Format: int64
             * @description Recommended retail price per ticket, in euro. In the minor unit of the currency
             */
            sales_price_eur: number | null;
            /**
             * Format: int64
             * @description What was refunded of it, in euro. In the minor unit of the currency
             */
            sales_price_eur_refund: number | null;
            /**
             * Format: int64
             * @description Recommended retail price per ticket, in the local currency. In the minor unit of the currency
             */
            sales_price_local: number | null;
            /**
             * Format: int64
             * @description Recommended retail price per ticket, in the currency of the order. In the minor unit of the currency
             */
            sales_price_target: number | null;
            /**
             * Format: int64
             * @description Recommended retail price per ticket. In the minor unit of the currency
             */
            salesprice: number | null;
            /** @description Seat */
            seat: string | null;
            /** @description Section of the stand */
            section: string | null;
            /** @description Finer part of the category */
            sub_category: string;
            /** @description Currency in which it is paid. ISO 4217 code */
            target_currency: string | null;
            /** @description Currency of the ticket. ISO 4217 code */
            ticket_currency: string;
            /** @description The ticket */
            ticket_id: string;
            /** @description Name of the ticket */
            ticket_name: string;
            /** @description SHA-256 of the PDF, hexadecimal */
            ticket_sha: string | null;
            /**
             * Format: wire-datetime
             * @description Start of the admission. yyyy-mm-ddThh:mm:ss, UTC
             */
            ticket_startdate: UtcDateTime | null;
            /**
             * @description Whether it is on offer
             * @enum {string}
             */
            ticket_status: "pending" | "completed" | "returned" | "cancelled";
            /**
             * Format: wire-datetime
             * @description End of the admission. yyyy-mm-ddThh:mm:ss, UTC
             */
            ticket_stopdate: UtcDateTime | null;
            /** @description Whom it is for: adults, children and so on */
            ticket_targetgroup: string;
            /** @description For which part of the event it is valid */
            ticket_validity: string;
            /** @description Kind of ticket, as its supplier calls it */
            type_ticket: string;
            /**
             * Format: wire-datetime
             * @description When it last changed. yyyy-mm-ddThh:mm:ss, UTC
             */
            updated: UtcDateTime;
            /**
             * Format: wire-datetime
             * @description When it was uploaded. yyyy-mm-ddThh:mm:ss, UTC
             */
            uploaded_at: UtcDateTime | null;
        };
        PayDetails: {
            /**
             * Format: int64
             * @description All of it, fees and VAT included, in the minor unit of the currency
             */
            amount: number;
            /** @description Currency of the amounts beside it. ISO 4217 code */
            currency: string;
            /**
             * Format: wire-datetime
             * @description Until when it must be there. yyyy-mm-ddThh:mm:ss, UTC
             */
            due_by: UtcDateTime | null;
            /** @description The fees that are added */
            fees: components["schemas"]["OrderFee"][];
            /** @description One entry for each ticket and price */
            items: components["schemas"]["PayDetailsItem"][];
            /**
             * @description How it is paid
             * @enum {string}
             */
            payment_method: "invoice" | "card" | "prepaid";
            /** @description What to quote when paying */
            payment_reference: string | null;
            /** @description The reservation */
            reservation_id: string;
            /**
             * @description Whether it can be paid, or is paid
             * @enum {string}
             */
            status: "open" | "invoiced" | "paid" | "partlyrefunded" | "refunded" | "void";
            /** @description VAT, by rate and country */
            vat: components["schemas"]["VatLine"][];
        };
        PayDetailsChange: {
            /**
             * @description How it is paid
             * @enum {string}
             */
            payment_method: "invoice" | "card" | "prepaid";
            /** @description What to quote when paying */
            payment_reference?: string | null;
        };
        PayDetailsItem: {
            /**
             * Format: int64
             * @description How much. In the minor unit of the currency
             */
            amount: number;
            /** @description Currency of the amounts beside it. ISO 4217 code */
            currency: string;
            /** @description The ticket */
            ticket_id: string;
        };
        PaymentMethod: {
            /** @description What can be charged this way */
            currencies: string[];
            /** @description Name for people */
            label: string;
            /**
             * @description How it is paid
             * @enum {string}
             */
            payment_method: "invoice" | "card" | "prepaid";
            /** @description Whether a payment_reference is needed before the payment can be settled; it can be given now, when booking or later on the order */
            requires_reference: boolean;
        };
        PaymentMethods: {
            /** @description The ways in which it can be paid */
            payment_methods: components["schemas"]["PaymentMethod"][];
        };
        PdfUpload: {
            /**
             * @description Give it to the order item that waits longest
             * @default false
             */
            auto_assign: boolean;
            /** @description What its barcode says, so that none is uploaded twice */
            barcode?: string;
            /**
             * Format: binary
             * @description One finished ticket
             */
            file: string;
            /** @description Gate */
            gate?: string;
            /** @description Name for people */
            label?: string;
            /** @description Whose ticket it is; an item may have several, told apart by their label */
            orderitem_id?: string;
            /**
             * @description It takes the place of the files that the seat or the order item has
             * @default false
             */
            replace: boolean;
            /** @description Row */
            row?: string;
            /** @description Seat */
            seat?: string;
            /** @description Section of the stand */
            section?: string;
            /** @description Serial number on the ticket */
            serial?: string;
            /** @description Finer part of the category */
            sub_category?: string;
        };
        PrepaidBalances: {
            /** @description The distributor */
            distributor_id: string;
            /** @description Unused prepaid amounts, by currency */
            prepaid_balances: {
                /**
                 * Format: int64
                 * @description How much. In the minor unit of the currency
                 */
                amount: number;
                /** @description Currency of the amounts beside it. ISO 4217 code */
                currency: string;
            }[];
        };
        PrepaidDeposit: {
            /**
             * Format: int64
             * @description How much. In the minor unit of the currency
             */
            amount: number;
            /** @description Currency of the amounts beside it. ISO 4217 code */
            currency: string;
            /** @description Reference of the payment, for the books */
            reference: string;
        };
        /** @description Of the tickets you could buy now; the median counts each ticket, not each line */
        PriceRange: {
            /** @description Currency of the amounts beside it. ISO 4217 code */
            currency: string;
            /**
             * Format: int64
             * @description The highest
             */
            max: number | null;
            /**
             * Format: int64
             * @description The middle one
             */
            median: number | null;
            /**
             * Format: int64
             * @description The lowest
             */
            min: number | null;
        };
        /** @description RFC 9457. The first eight members are always there; the others come with the refusals they help with, and more may come with time. */
        Problem: {
            /** @description The quantities in which the ticket can be bought now */
            allowed_quantities?: number[];
            /**
             * Format: int64
             * @description How many can still be bought
             */
            available_quantity?: number;
            /** @description The booking it is about */
            booking_id?: string;
            /** @description The booking order it is about */
            bookingorder_id?: string;
            /** @description The category it is about */
            category_id?: string;
            /**
             * @description Stable: decide on it
             * @enum {string}
             */
            code: "invalid_json" | "validation_failed" | "unknown_parameter" | "invalid_parameter" | "invalid_filter" | "filter_too_long" | "invalid_sorting" | "invalid_page" | "invalid_cursor" | "unknown_api_version" | "invalid_change_cursor" | "invalid_header" | "unknown_currency" | "invalid_upload" | "invalid_csv" | "invalid_pdf" | "file_too_complex" | "unauthenticated" | "invalid_credentials" | "invalid_signature" | "forbidden" | "products_managed_by_operator" | "impersonation_forbidden" | "not_the_author" | "route_not_found" | "method_not_allowed" | "client_not_found" | "key_not_found" | "distributor_not_found" | "supplier_not_found" | "memo_not_found" | "fxratemoment_not_found" | "tournament_not_found" | "team_not_found" | "venue_not_found" | "event_not_found" | "category_not_found" | "event_translation_not_found" | "ticket_not_found" | "reservation_not_found" | "booking_not_found" | "bookingorder_not_found" | "purchaseorder_not_found" | "orderitem_not_found" | "guest_not_found" | "invoice_not_found" | "view_not_found" | "bulk_not_found" | "ticketfile_not_found" | "download_not_found" | "ticket_instructions_not_found" | "itinerary_link_not_found" | "webhook_not_found" | "delivery_not_found" | "webhook_inactive" | "not_on_sale" | "own_ticket" | "price_below_payout" | "unpaid_limit" | "quantity_not_allowed" | "price_changed" | "sport_not_offered" | "category_archived" | "stock_committed" | "insufficient_stock" | "mixed_on_request" | "reservation_expired" | "already_booked" | "hold_too_long" | "guest_data_incomplete" | "order_closed" | "not_ready" | "download_period_over" | "not_a_test_booking" | "not_a_supplier" | "not_relistable" | "already_downloaded" | "relisted" | "no_booking_email" | "credit_limit" | "amount_too_large" | "payment_method_not_allowed" | "refund_too_high" | "settlement_mismatch" | "username_taken" | "preview_expired" | "name_taken" | "slug_taken" | "in_use" | "role_not_available" | "idempotency_in_flight" | "illegal_transition" | "immutable_field" | "no_fx_rate" | "precondition_failed" | "body_too_large" | "unsupported_media_type" | "idempotency_key_reused" | "change_cursor_expired" | "rate_limited" | "too_many_attempts" | "too_many_at_once" | "hold_limit" | "internal" | "overloaded" | "storage_unavailable" | "database_unavailable";
            /**
             * Format: int32
             * @description The column of the file
             */
            column?: string | number | null;
            /** @description The currencies in which can be paid */
            currencies?: string[];
            /** @description Currency of the amounts beside it */
            currency?: string;
            /** @description The status as it is */
            current?: string;
            /** @description What was wrong in this request, for people */
            detail: string;
            /** @description One entry for each field that is wrong; empty when the refusal is not about fields */
            errors: {
                /** @description What is wrong with it, for programs */
                code: string;
                /** @description What is wrong with it, for people */
                message: string;
                /** @description JSON pointer into the body, or the name of a query parameter */
                pointer: string;
            }[];
            /** @description The latest time to which the hold can be extended */
            extendable_until?: string;
            /** @description The field it is about */
            field?: string;
            /**
             * Format: int64
             * @description How many tickets are held already
             */
            held?: number;
            /**
             * Format: int64
             * @description How many tickets may be held at once
             */
            hold_limit?: number;
            /** @description The path that was called */
            instance: string;
            /** @description The statuses that can be moved to from the current one */
            legal?: string[];
            /**
             * Format: int64
             * @description The credit or balance there is
             */
            limit?: number;
            /**
             * Format: int64
             * @description The line of the file
             */
            line?: number;
            /**
             * Format: int64
             * @description How many bytes are taken
             */
            max_bytes?: number;
            /**
             * Format: int64
             * @description How many lines are taken
             */
            max_lines?: number;
            /**
             * Format: int64
             * @description The least quantity that can be asked for
             */
            minimum?: number;
            /** @description What has to be there first */
            missing?: string[];
            /**
             * Format: int64
             * @description The most that can be refunded
             */
            most?: number;
            /**
             * Format: int64
             * @description The current price of one
             */
            net_rate?: number;
            /** @description The path of the call that makes a supplier */
            onboard?: string;
            /** @description The admission it is about */
            orderitem_id?: string;
            /** @description The ways in which can be paid */
            payment_methods?: string[];
            /**
             * Format: int64
             * @description What the supplier is paid
             */
            payout?: number;
            /**
             * Format: int64
             * @description The refund that was asked for
             */
            refund?: number;
            /** @description Identifier of the request, as in `X-Request-Id`: quote it when asking for help */
            request_id: string;
            /** @description The reservation it is about */
            reservation_id?: string;
            /** @description The status of the reservation */
            reservation_status?: string;
            /**
             * Format: int32
             * @description The HTTP status
             */
            status: number;
            /** @description The ticket it is about */
            ticket_id?: string;
            /** @description The refusal in a few words, the same every time */
            title: string;
            /** @description Address of the entry in the catalogue of errors */
            type: string;
            /**
             * Format: int64
             * @description How many tickets are unpaid
             */
            unpaid?: number;
            /**
             * Format: int64
             * @description How many tickets may be unpaid
             */
            unpaid_limit?: number;
            /** @description Until when it was possible */
            until?: string;
            /**
             * Format: int64
             * @description How much of it is used
             */
            used?: number;
            /** @description What belongs to it and is not deleted: how many, by kind */
            uses?: {
                [key: string]: number;
            };
            /** @description Why the hold ended */
            void_reason?: string | null;
            /**
             * Format: int64
             * @description How much was asked for
             */
            wanted?: number;
        };
        RateMoment: {
            /** @description Amount to which the rate applies. ISO 4217 code */
            base: string;
            /**
             * Format: wire-datetime
             * @description When it was made. yyyy-mm-ddThh:mm:ss, UTC
             */
            created: UtcDateTime;
            /** @description The moment whose exchange rates hold */
            fxratemoment_id: string;
            /**
             * @description Units of each currency for one euro, as decimal text
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
             * @description When the rates were taken. yyyy-mm-ddThh:mm:ss, UTC
             */
            taken: UtcDateTime;
        };
        RateMomentPage: {
            /** @description The moments of this page */
            fxratemoments: components["schemas"]["RateMoment"][];
            /** @description Which page this is, of how many entries, and where its neighbours are */
            pagination: components["schemas"]["Pagination"];
        };
        /** @description `repeated` is true when the ticket was admitted before: time and gate are those of the first time, which stands. */
        RecordedAdmission: {
            /**
             * Format: wire-datetime
             * @description When the guest was let in. yyyy-mm-ddThh:mm:ss, UTC
             */
            admitted_at: UtcDateTime;
            /** @description The booking order */
            bookingorder_id: string;
            /** @description The event */
            event_id: string;
            /** @description Gate */
            gate: string | null;
            /** @description The admission */
            orderitem_id: string;
            /** @description Whether it was recorded before */
            repeated: boolean;
            /** @description Row */
            row: string | null;
            /** @description Seat */
            seat: string | null;
            /** @description Section of the stand */
            section: string | null;
            /** @description The ticket */
            ticket_id: string;
        };
        /** @description How many deliveries were queued again */
        Recovered: {
            /**
             * Format: int32
             * @description How many deliveries are sent again
             */
            recovered: number;
        };
        /** @description Everything queued since then that failed or was dropped is sent again */
        Recovery: {
            /**
             * Format: wire-datetime
             * @description From when on. yyyy-mm-ddThh:mm:ss, UTC
             */
            since: UtcDateTime;
        };
        /** @description Browsers that keep the token in a cookie send `{}` */
        Refresh: {
            /** @description Exchanged once for new tokens with `POST /v1/login/refresh`; each exchange gives a new one */
            refresh_token?: string;
        };
        /** @description Admissions of the same ticket at the same price are offered as one ticket */
        Relist: {
            /** @description One entry for each ticket and price */
            items: components["schemas"]["RelistItem"][];
            /** @description How the price follows the market */
            ticket_yield?: components["schemas"]["TicketYield"];
        };
        Relisted: {
            /** @description What they are on sale as */
            tickets: components["schemas"]["Ticket"][];
        };
        RelistItem: {
            /**
             * Format: int64
             * @description What you want to be paid for it, in the minor unit of currency_code; buyers pay the marketplace markup on top
             */
            asking_price: number;
            /** @description Currency of the amounts beside it. ISO 4217 code */
            currency_code: string;
            /** @description The admission */
            orderitem_id: string;
        };
        RequestAnswer: {
            /** @description Whether the supplier takes the request */
            accept: boolean;
            /**
             * Format: int32
             * @description Fewer than asked for, when there is one item; without it, all of it
             */
            quantity?: number;
        };
        Reservation: {
            /**
             * Format: email
             * @description Where news about the booking are sent
             */
            booking_email: string;
            /** @description The client */
            client_id: string;
            /**
             * Format: wire-datetime
             * @description When it was made. yyyy-mm-ddThh:mm:ss, UTC
             */
            created: UtcDateTime;
            /** @description The distributor */
            distributor_id: string;
            /** @description A reference of your own, given back as it is */
            external_reference_id: string | null;
            /** @description The moment whose exchange rates hold */
            fxratemoment_id: string | null;
            /** @description One entry for each ticket and price */
            items: components["schemas"]["ReservationItem"][];
            /** @description Remarks of your own */
            notes: string;
            /** @description Whether the client gets mail about changes */
            notify_client: boolean;
            /** @description Whether you get mail about changes */
            notify_me: boolean;
            /** @description The client it was made for, when the operator made it */
            onbehalfclient_id: string | null;
            /** @description The reservation this one was split off from; null for most */
            parent_allocation_id: string | null;
            /** @description The reservation */
            reservation_id: string;
            /**
             * @description Current status
             * @enum {string}
             */
            status: "pending_supplier" | "active" | "extended" | "booked" | "void";
            /** @description Currency in which it is paid. ISO 4217 code */
            target_currency: string;
            /**
             * Format: wire-datetime
             * @description When it last changed. yyyy-mm-ddThh:mm:ss, UTC
             */
            updated: UtcDateTime;
            /**
             * Format: wire-datetime
             * @description Until when it holds. yyyy-mm-ddThh:mm:ss, UTC
             */
            valid_until: UtcDateTime;
            /**
             * @description Why the hold ended without a booking; null while it runs, and when it was booked
             * @enum {string|null}
             */
            void_reason: "expired" | "cancelled" | "refused" | "withdrawn" | null;
        };
        /** @description Only the fields sent change; a later valid_until extends the hold, within its cap */
        ReservationChange: {
            /** @description A reference of your own, given back as it is */
            external_reference_id?: string | null;
            /** @description Remarks of your own */
            notes?: string;
            /** @description Whether the client gets mail about changes */
            notify_client?: boolean | null;
            /** @description Whether you get mail about changes */
            notify_me?: boolean;
            /**
             * Format: wire-datetime
             * @description Until when it holds. yyyy-mm-ddThh:mm:ss, UTC
             */
            valid_until?: UtcDateTime;
        };
        ReservationHistoryEntry: {
            /** @description Names of the fields that changed */
            changed: string[];
            /**
             * Format: wire-datetime
             * @description When it was made. yyyy-mm-ddThh:mm:ss, UTC
             */
            created: UtcDateTime;
            /** @description The client that made it */
            created_by: string;
            /** @description The administrator who acted as the client that made the change; null when nobody did */
            impersonator_client_id: string | null;
            /**
             * Format: wire-datetime
             * @description Since when it may not call; null while it may. yyyy-mm-ddThh:mm:ss, UTC
             */
            inactive_since: UtcDateTime | null;
            /** @description The reservation as it was in this version */
            reservation: components["schemas"]["Reservation"];
            /** @description The reservation */
            reservation_id: string | null;
            /** @description The client that last changed it */
            updated_by: string;
        };
        ReservationHistoryEntryPage: {
            /** @description The versions, newest first */
            history: components["schemas"]["ReservationHistoryEntry"][];
            /** @description Which page this is, of how many entries, and where its neighbours are */
            pagination: components["schemas"]["Pagination"];
        };
        ReservationItem: {
            /** @description Currency of the amounts beside it. ISO 4217 code */
            currency: string;
            /** @description Name of the event */
            event_name: string;
            /**
             * Format: int64
             * @description Price per ticket that the distributor pays. In the minor unit of the currency
             */
            net_rate: number;
            /**
             * Format: int64
             * @description How many
             */
            quantity: number;
            /**
             * Format: int64
             * @description Recommended retail price per ticket. In the minor unit of the currency
             */
            salesprice: number;
            /** @description The ticket */
            ticket_id: string;
            /** @description Name of the ticket */
            ticket_name: string;
        };
        ReservationLine: {
            /** @description Currency of the amounts beside it. ISO 4217 code */
            currency_code?: string;
            /**
             * Format: int64
             * @description Price per ticket that the distributor pays. In the minor unit of the currency
             */
            net_rate?: number;
            /**
             * Format: int32
             * @description How many
             */
            quantity: number;
            /**
             * Format: int64
             * @description Recommended retail price per ticket. In the minor unit of the currency
             */
            sales_price?: number;
            /** @description The ticket */
            ticket_id: string;
        };
        ReservationPage: {
            /** @description Which page this is, of how many entries, and where its neighbours are */
            pagination: components["schemas"]["Pagination"];
            /** @description The reservations of this page */
            reservations: components["schemas"]["Reservation"][];
        };
        /** @description The new items, all of them; when they cannot be had, the old hold stands */
        ReservationReplacement: {
            /** @description One entry for each ticket and price */
            items: components["schemas"]["ReservationLine"][];
            /**
             * Format: int32
             * @description Basis points by which the price may have risen above the net_rate sent (100 are one percent, rounded down to the minor unit); a price that has fallen is then accepted too. Without it, or with 0, any other price is refused, a lower one as well. What is held costs the current price, which the answer shows
             */
            price_tolerance?: number;
        };
        Sale: {
            /** @description Short code for people, six letters and digits */
            booking_code: string;
            /** @description The booking order */
            bookingorder_id: string;
            /** @description The event */
            event_id: string;
            /** @description Name of the event */
            event_name: string;
            /**
             * Format: wire-datetime
             * @description The first day of the event. yyyy-mm-ddThh:mm:ss, UTC
             */
            event_startdate: UtcDateTime;
            /**
             * Format: wire-datetime
             * @description The last day of the event. yyyy-mm-ddThh:mm:ss, UTC
             */
            event_stopdate: UtcDateTime;
            /**
             * @description Numbers of the documents of its payouts: invoices made out in the supplier's name, and credit notes for what was kept back
             * @example [
             *       "S2026-000012"
             *     ]
             */
            invoices: string[];
            /** @description One entry for each ticket and price */
            items: components["schemas"]["SaleItem"][];
            /** @description Neighbours in a chain of tickets that were sold on: what they were bought with, and what they were sold on in */
            linked_purchaseorders: components["schemas"]["LinkedPurchaseOrder"][];
            /**
             * Format: wire-datetime
             * @description When it was bought. yyyy-mm-ddThh:mm:ss, UTC
             */
            purchase_date: UtcDateTime;
            /**
             * @description How the sale came about
             * @enum {string}
             */
            purchase_source: "marketplace" | "relisting" | "manual";
            /** @description The purchase order, which is the sale to its supplier */
            purchaseorder_id: string;
            /**
             * @description Current status of the sale
             * @enum {string}
             */
            purchaseorder_status: "confirmed" | "fulfilled" | "settled" | "withdrawn";
            /**
             * @description Number of the sale, for people
             * @example K7TQ3M-1
             */
            reference_number: string;
            /** @description Season, such as 2026/27 */
            season: string;
            /** @description The supplier */
            supplier_id: string;
            /** @description Name of the tournament */
            tournament_name: string;
            /**
             * Format: wire-datetime
             * @description When it last changed. yyyy-mm-ddThh:mm:ss, UTC
             */
            updated: UtcDateTime;
        };
        SaleHistoryEntry: {
            /** @description Names of the fields that changed */
            changed: string[];
            /**
             * Format: wire-datetime
             * @description When it was made. yyyy-mm-ddThh:mm:ss, UTC
             */
            created: UtcDateTime;
            /** @description The client that made it */
            created_by: string;
            /** @description The administrator who acted as the client that made the change; null when nobody did */
            impersonator_client_id: string | null;
            /**
             * Format: wire-datetime
             * @description Since when it may not call; null while it may. yyyy-mm-ddThh:mm:ss, UTC
             */
            inactive_since: UtcDateTime | null;
            /** @description The sale as it was in this version */
            purchaseorder: components["schemas"]["Sale"];
            /** @description The purchase order, which is the sale to its supplier */
            purchaseorder_id: string | null;
            /** @description The client that last changed it */
            updated_by: string;
        };
        SaleHistoryEntryPage: {
            /** @description The versions, newest first */
            history: components["schemas"]["SaleHistoryEntry"][];
            /** @description Which page this is, of how many entries, and where its neighbours are */
            pagination: components["schemas"]["Pagination"];
        };
        SaleItem: {
            /** @description The category */
            category_id: string;
            /** @description Name of the category */
            category_name: string;
            /**
             * Format: int64
             * @description Price per ticket that the supplier is paid. In the minor unit of the currency
             */
            costprice: number;
            /**
             * Format: int64
             * @description costprice in cents of euro, at the rates of the order it was made with; null without a rate
             */
            costprice_eur: number | null;
            /** @description Currency of the amounts beside it. ISO 4217 code */
            currency: string;
            /** @description The event */
            event_id: string;
            /** @description Name of the event */
            event_name: string;
            /**
             * Format: wire-datetime
             * @description The first day of the event. yyyy-mm-ddThh:mm:ss, UTC
             */
            event_startdate: UtcDateTime;
            /**
             * Format: wire-datetime
             * @description The last day of the event. yyyy-mm-ddThh:mm:ss, UTC
             */
            event_stopdate: UtcDateTime;
            /**
             * @description sold: somebody has it; on_sale: its buyer left and the next one is looked for; withdrawn: no part of the sale any more
             * @enum {string}
             */
            item_status: "sold" | "on_sale" | "withdrawn";
            /** @description The admission of whoever has it now; null while it is on sale again, or withdrawn */
            orderitem_id: string | null;
            /**
             * Format: int64
             * @description What the supplier gets for it as things stand, in the minor unit of currency
             */
            payout: number;
            /** @description The line of the purchase order */
            purchaseorderitem_id: string;
            /**
             * Format: int64
             * @description Always 1: an item is one admission
             */
            quantity: number;
            /** @description Row */
            row: string | null;
            /** @description Season, such as 2026/27 */
            season: string;
            /** @description Seat */
            seat: string | null;
            /** @description Section of the stand */
            section: string | null;
            /** @description The ticket */
            ticket_id: string;
            /** @description Name of the ticket */
            ticket_name: string;
            /**
             * Format: wire-datetime
             * @description Start of the admission. yyyy-mm-ddThh:mm:ss, UTC
             */
            ticket_startdate: UtcDateTime | null;
            /**
             * Format: wire-datetime
             * @description End of the admission. yyyy-mm-ddThh:mm:ss, UTC
             */
            ticket_stopdate: UtcDateTime | null;
            /** @description Name of the tournament */
            tournament_name: string;
            /** @description Whether it came out of an allocation: a ticket set aside for the client that bought it, or a hold split off another */
            use_allocation: boolean;
            /**
             * @description Which VAT rate holds for it
             * @enum {string}
             */
            vat_category: "high" | "low" | "middle" | "none" | "rc";
        };
        SalePage: {
            /** @description Which page this is, of how many entries, and where its neighbours are */
            pagination: components["schemas"]["Pagination"];
            /** @description The sales of this page */
            sales: components["schemas"]["Sale"][];
        };
        SalesPeriod: {
            /**
             * Format: wire-datetime
             * @description When it begins. yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            date_start: VenueDateTime;
            /**
             * Format: wire-datetime
             * @description When it ends. yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            date_stop: VenueDateTime;
            /** @description Name for people */
            label: string;
            /**
             * Format: int64
             * @description Price per ticket that the distributor pays. In the minor unit of the currency
             */
            net_rate?: number;
        };
        Sandbox: {
            /**
             * @description What is to be done
             * @enum {string}
             */
            action: "complete" | "cancel" | "postpone";
        };
        SearchResult: {
            /** @description What was found, best first */
            results: components["schemas"]["Found"][];
        };
        SeatingMatch: {
            /** @description Short code for people, six letters and digits */
            booking_code: string;
            /** @description The booking order */
            bookingorder_id: string;
            /** @description The seats */
            seats: components["schemas"]["SeatingMatchSeat"][];
            /** @description Whether all of these who want to sit side by side do: no group is torn apart */
            together: boolean;
        };
        SeatingMatchSeat: {
            /** @description The admission */
            orderitem_id: string;
            /** @description Row */
            row: string | null;
            /** @description Seat */
            seat: string | null;
            /** @description Section of the stand */
            section: string | null;
        };
        SeatingPreview: {
            /**
             * Format: int64
             * @description Seats that are left for orders to come
             */
            left_over: number;
            /** @description Which seats go to whom, order by order, first come first served; the first 50 orders at most */
            matches: components["schemas"]["SeatingMatch"][];
            /**
             * Format: int64
             * @description How many of those get one
             */
            seated: number;
            /**
             * Format: int64
             * @description Free seats that are given out then: of this file, and of those of the ticket that are being given out
             */
            seats: number;
            /**
             * Format: int64
             * @description Order items of the ticket that have no seat yet
             */
            waiting: number;
        };
        SeatingUpload: {
            /**
             * @description Give the seats to the orders that wait for them, first come first served
             * @default false
             */
            auto_assign: boolean;
            /**
             * Format: binary
             * @description CSV in UTF-8, comma or semicolon, with a header row: section, row, seat, serial, sub_category, barcode, label, gate in any order; at least seat or serial
             */
            file: string;
            /**
             * @description A seat that is there already is replaced by its line here, and so is its PDF; else it is a duplicate
             * @default false
             */
            replace: boolean;
        };
        Settlement: {
            /**
             * Format: int64
             * @description How much. In the minor unit of the currency
             */
            amount: number;
            /** @description The booking */
            booking_id: string;
            /** @description The booking orders */
            bookingorders: string[];
            /** @description Currency of the amounts beside it. ISO 4217 code */
            currency: string;
            /** @description What to quote when paying */
            payment_reference: string;
            /**
             * Format: wire-datetime
             * @description When it came in. yyyy-mm-ddThh:mm:ss, UTC
             */
            received: UtcDateTime;
            /** @description Reference of the payment at the provider */
            settlement_reference: string;
        };
        SingleTicket: {
            /** @description What can be bought now: the smallest hundred quantities, none when nothing can */
            allowed_quantities: number[];
            /**
             * Format: int32
             * @description How many can still be bought
             */
            available_quantity: number;
            /**
             * Format: int32
             * @description How many may be sold beyond the stock
             */
            backorder_quantity: number;
            /** @description The category */
            category_id: string;
            /** @description Whether there is a text on what the category includes */
            category_information_available: boolean;
            /**
             * Format: int64
             * @description Price per ticket that the supplier is paid. In the minor unit of the currency
             */
            cost_price: number;
            /**
             * Format: int64
             * @description In euro cents; null when no rate is stored for the currency
             */
            cost_price_eur: number | null;
            /** @description Countries whose distributors may not buy it */
            countries_disabled: string[];
            /** @description The only countries whose distributors may buy it; empty for all */
            countries_enabled: string[];
            /**
             * Format: wire-datetime
             * @description When it was made. yyyy-mm-ddThh:mm:ss, UTC
             */
            created: UtcDateTime;
            /** @description Currency of the amounts beside it. ISO 4217 code */
            currency_code: string;
            /**
             * @description Percent, at most four decimals
             * @example 2.5
             */
            discount_percentage: number;
            /** @description Distributors that may not buy it */
            distributors_disabled: string[];
            /** @description The only distributors that may buy it; empty for all */
            distributors_enabled: string[];
            /** @description The event */
            event_id: string;
            /** @description Name of the event */
            event_name: string;
            /** @description A reference of the supplier, given back as it is */
            external_ticket_id: string | null;
            /**
             * Format: int64
             * @description Price printed on the ticket. In the minor unit of the currency
             */
            face_value: number;
            /**
             * Format: int64
             * @description In euro cents; null when no rate is stored for the currency
             */
            face_value_eur: number | null;
            /** @description Remarks that buyers must know of, such as a restricted view */
            flags: ("pairs_only" | "package_rate" | "no_single_left" | "no_away_fans")[];
            /**
             * Format: wire-datetime
             * @description When its supplier last confirmed it. yyyy-mm-ddThh:mm:ss, UTC
             */
            last_checked: UtcDateTime | null;
            /**
             * Format: wire-datetime
             * @description yyyy-mm-ddThh:mm:ss, UTC
             */
            last_modified: UtcDateTime;
            /**
             * Format: wire-datetime
             * @description The last moment at which it is sold. yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            latest_sale_date: VenueDateTime | null;
            /**
             * Format: int64
             * @description Price per ticket that the distributor pays. In the minor unit of the currency
             */
            net_rate: number;
            /** @description Remark */
            note: string | null;
            /**
             * Format: int32
             * @description How many booking orders there are
             */
            number_of_bookingorders: number;
            /**
             * Format: int32
             * @description How many were sold
             */
            number_of_tickets_sold: number;
            /** @description The organiser of the event */
            organiser_id: string | null;
            /**
             * Format: int64
             * @description Price per ticket that the organiser asks. In the minor unit of the currency
             */
            organiser_price: number;
            /**
             * Format: int64
             * @description In euro cents; null when no rate is stored for the currency
             */
            organiser_price_eur: number | null;
            /**
             * Format: int64
             * @description Part of the price that is VAT; null when the rate of the country is not known
             */
            organiser_vat: number | null;
            /** @description Whether the price is that of the whole package */
            package_rate: boolean;
            /** @description Whether it is sold in pairs only */
            pairs_only: boolean;
            /**
             * Format: wire-datetime
             * @description From when it is sold. yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            release_date: VenueDateTime | null;
            /** @description Inside a period with a net_rate that price holds */
            sales_periods: components["schemas"]["SalesPeriod"][];
            /**
             * Format: int64
             * @description Recommended retail price per ticket. In the minor unit of the currency
             */
            sales_price: number;
            /**
             * Format: int64
             * @description In euro cents; null when no rate is stored for the currency
             */
            sales_price_eur: number | null;
            /**
             * Format: int64
             * @description Fee of the operator. In the minor unit of the currency
             */
            service_fee: number;
            /**
             * Format: int64
             * @description VAT on the fee of the operator. In the minor unit of the currency
             */
            service_feevat: number;
            /**
             * Format: int64
             * @description Price per ticket that the operator asks, before discounts. In the minor unit of the currency
             */
            service_price: number;
            /**
             * Format: int64
             * @description In euro cents; null when no rate is stored for the currency
             */
            service_price_eur: number | null;
            /**
             * Format: int32
             * @description How many the operator has itself
             */
            service_stock: number;
            /**
             * Format: int64
             * @description Part of the price that is VAT; null when the rate of the country is not known
             */
            service_vat: number | null;
            /** @description Finer part of the category */
            sub_category: string;
            /** @description The supplier */
            supplier_id: string;
            /**
             * Format: int32
             * @description How many the supplier offers in all
             */
            supplier_quantity: number;
            /** @description Which part the supplier plays in the sale */
            supplier_role: string;
            /** @description Terms of the supplier for this ticket */
            supplier_terms: string | null;
            /** @description The ticket */
            ticket_id: string;
            /**
             * @description Where the ticket comes from
             * @enum {string}
             */
            ticket_source: "marketplace" | "external" | "service";
            /**
             * @description Whether it is on offer
             * @enum {string}
             */
            ticket_status: "available" | "disabled" | "error" | "returned" | "on_request";
            /**
             * @description Whom it is for: adults, children and so on
             * @enum {string}
             */
            ticket_targetgroup: "adult" | "youth" | "child" | "senior" | "all";
            /** @description Title of the ticket */
            ticket_title: string;
            /**
             * Format: wire-datetime
             * @description From when it admits. yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            ticket_validfrom: VenueDateTime;
            /**
             * @description For which part of the event it is valid
             * @enum {string}
             */
            ticket_validity: "singleday" | "twoday" | "other" | "weekend" | "fourday";
            /**
             * Format: wire-datetime
             * @description Until when it admits. yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            ticket_validuntil: VenueDateTime;
            /** @description Empty without one */
            ticket_yield: components["schemas"]["TicketYieldOrNone"];
            /**
             * @description Kind of ticket, as its supplier calls it
             * @enum {string}
             */
            type_ticket: "eticket" | "appticket" | "paper-ticket" | "collection-stadium" | "eticket_with_pickup" | "other";
            /**
             * Format: wire-datetime
             * @description When it last changed. yyyy-mm-ddThh:mm:ss, UTC
             */
            updated: UtcDateTime;
            /**
             * @description Which VAT rate holds for it
             * @enum {string}
             */
            vat_category: "high" | "low" | "middle" | "none" | "rc";
        };
        Sport: {
            /** @description Name for people */
            label: string;
            /**
             * Format: int32
             * @description How many events there are
             */
            number_of_events: number;
            /**
             * @description Sport
             * @enum {string}
             */
            sport_type: "soccer" | "motorsport" | "tennis" | "rugby" | "darts" | "horseracing" | "boxing" | "other" | "motogp" | "formula1" | "cricket" | "basketball" | "combatsport" | "icehockey" | "nba" | "nfl" | "mlb" | "watersport" | "dtm" | "indycar" | "superbike" | "padel" | "handball" | "golf" | "rowing" | "cycling" | "sailing";
        };
        SportPage: {
            /** @description Which page this is, of how many entries, and where its neighbours are */
            pagination: components["schemas"]["Pagination"];
            /** @description The sports of this page */
            sports: components["schemas"]["Sport"][];
        };
        /** @description Information only: for staff to call or write to */
        StaffContactInput: {
            /**
             * Format: email
             * @description E-mail address
             */
            email?: string | null;
            /** @description First name */
            firstname?: string | null;
            /** @description Last name */
            lastname?: string | null;
            /** @description Telephone number, with the country code */
            phonenumber?: string | null;
        };
        Supplier: {
            /** @description Information only: what was agreed */
            allowed_distribution_channel_accesstypes: string[];
            /** @description Information only: what was agreed; who may buy is said by distributors_enabled and distributors_disabled */
            allowed_distribution_channel_types: string[];
            /** @description Information only: what was agreed */
            allowed_distribution_channels: string[];
            /** @description Information only: what was agreed; how a ticket is delivered is its ticket_type */
            allowed_distribution_methods: string[];
            /** @description Refund percentages, by days before the event */
            cancellation_policy: components["schemas"]["CancellationStep"][];
            /**
             * Format: wire-datetime
             * @description When it was made. yyyy-mm-ddThh:mm:ss, UTC
             */
            created: UtcDateTime;
            /** @description Currency that is used where none is named. ISO 4217 code */
            default_currency: string;
            /**
             * @description What new tickets are discounted by, in percent; null for the supplier itself
             * @example 2.5
             */
            default_discount_percentage: number | null;
            /**
             * @description How much of a discount the supplier bears, in percent
             * @example 2.5
             */
            default_discount_share: number;
            /** @description The distributor */
            distributor_id: string | null;
            /** @description Distributors that may not buy it */
            distributors_disabled: string[];
            /** @description The only distributors that may buy it; empty for all */
            distributors_enabled: string[];
            /** @description Where requests and sales are announced */
            emails: string[];
            /** @description Whom to call on the day */
            emergency_contact: components["schemas"]["Contact"];
            /** @description VAT numbers in other countries, by ISO 3166-1 alpha-3 code */
            foreign_vat_numbers: {
                [key: string]: string;
            };
            /** @description Whom to write to */
            general_contact: components["schemas"]["Contact"];
            /**
             * Format: uri
             * @description Address of the general terms, or their text
             */
            general_terms: string | null;
            /** @description Where invoices are made out to */
            invoice_address: components["schemas"]["Address"];
            /** @description Country. ISO 3166-1 alpha-3; alpha-2 is accepted */
            iso_country: string;
            /**
             * Format: int64
             * @description What the operator adds to cost_price besides, per ticket, in the minor unit of default_currency; null for the supplier itself
             */
            markup_fixed: number | null;
            /**
             * @description What the operator adds to cost_price, in percent; null for the supplier itself
             * @example 2.5
             */
            markup_percentage: number | null;
            /** @description Country whose VAT rules hold for it. ISO 3166-1 alpha-3; alpha-2 is accepted */
            member_state: string | null;
            /** @description Name */
            name: string;
            /** @description Whom else to write to */
            other_contact: components["schemas"]["Contact"];
            /** @description Information only: how the operator buys from it */
            purchase_channel: string;
            /** @description Whether its own clients make, change and delete its tickets; when false only the operator does. True by default. Relisting is not concerned */
            selfmanage_products: boolean;
            /**
             * @description Whose first and last name its tickets need before checkout, where the ticket, its category and its event say nothing of them: of the lead guest, of all guests, or of nobody, which is the default
             * @enum {string}
             */
            service_checkout: "lead_guest" | "all_guests" | "none";
            /**
             * Format: wire-date
             * @description Information only: set by onboarding, yyyy-mm-dd
             */
            signed_platform_agreement_date: string | null;
            /** @description Information only: set by onboarding */
            signed_platform_agreement_version: string | null;
            /** @description Information only: the app its tickets are shown in; what guests read is written per ticket type */
            supplier_app_name: string | null;
            /** @description The supplier */
            supplier_id: string;
            /** @description Information only: what it sells, in its own words */
            supplier_products: {
                [key: string]: string;
            };
            /** @description Which part the supplier plays in the sale */
            supplier_role: string;
            /**
             * @description Only `active` suppliers sell
             * @enum {string}
             */
            supplier_status: "active" | "suspended" | "deleted";
            /**
             * @description Kind of business of the supplier
             * @enum {string}
             */
            supplier_type: "service" | "marketplace" | "organiser" | "external";
            /** @description Whom to write to about the connection */
            technical_contact: components["schemas"]["Contact"];
            /**
             * Format: wire-datetime
             * @description When it last changed. yyyy-mm-ddThh:mm:ss, UTC
             */
            updated: UtcDateTime;
            /**
             * Format: uri
             * @description Web site
             */
            url_website: string | null;
            /** @description VAT number */
            vat_number: string | null;
        };
        SupplierBalance: {
            /**
             * Format: int64
             * @description In the supplier's favour, or negative against it; in the minor unit of the currency
             */
            cancelled: number;
            /**
             * Format: int64
             * @description In the supplier's favour, or negative against it; in the minor unit of the currency
             */
            changed: number;
            /**
             * Format: int64
             * @description What is owed to the supplier at the end of the last day
             */
            closing: number;
            /** @description Currency of the amounts beside it. ISO 4217 code */
            currency: string;
            /**
             * Format: int64
             * @description In the supplier's favour, or negative against it; in the minor unit of the currency
             */
            opening: number;
            /**
             * Format: int64
             * @description Negative: it was paid out
             */
            paid: number;
            /**
             * Format: int64
             * @description In the supplier's favour, or negative against it; in the minor unit of the currency
             */
            sold: number;
        };
        /** @description Only the fields sent change; a new markup is in the prices of its tickets at once */
        SupplierChange: {
            /** @description Information only: what was agreed */
            allowed_distribution_channel_accesstypes?: string[];
            /** @description Information only: what was agreed; who may buy is said by distributors_enabled and distributors_disabled */
            allowed_distribution_channel_types?: string[];
            /** @description Information only: what was agreed */
            allowed_distribution_channels?: string[];
            /** @description Information only: what was agreed; how a ticket is delivered is its ticket_type */
            allowed_distribution_methods?: string[];
            /** @description Refund percentages, by days before the event */
            cancellation_policy?: components["schemas"]["CancellationStep"][];
            /** @description Currency that is used where none is named. ISO 4217 code */
            default_currency?: string;
            /**
             * @description What new tickets are discounted by, in percent; null for the supplier itself
             * @example 2.5
             */
            default_discount_percentage?: number;
            /**
             * @description How much of a discount the supplier bears, in percent
             * @example 2.5
             */
            default_discount_share?: number;
            /** @description Distributors that may not buy it */
            distributors_disabled?: string[];
            /** @description The only distributors that may buy it; empty for all */
            distributors_enabled?: string[];
            /** @description Where requests and sales are announced */
            emails?: string[];
            /** @description Information only: for staff to call or write to */
            emergency_contact?: components["schemas"]["StaffContactInput"];
            /** @description VAT numbers in other countries, by ISO 3166-1 alpha-3 code */
            foreign_vat_numbers?: {
                [key: string]: string;
            };
            /** @description Whom to write to */
            general_contact?: components["schemas"]["ContactInput"];
            /**
             * Format: uri
             * @description Address of the general terms, or their text
             */
            general_terms?: string | null;
            /** @description Where invoices are made out to */
            invoice_address?: components["schemas"]["AddressInput"];
            /** @description Country. ISO 3166-1 alpha-3; alpha-2 is accepted */
            iso_country?: string;
            /**
             * Format: int64
             * @description What the operator adds to cost_price besides, per ticket, in the minor unit of default_currency; null for the supplier itself
             */
            markup_fixed?: number;
            /**
             * @description What the operator adds to cost_price, in percent; null for the supplier itself
             * @example 2.5
             */
            markup_percentage?: number;
            /** @description Country whose VAT rules hold for it. ISO 3166-1 alpha-3; alpha-2 is accepted */
            member_state?: string | null;
            /** @description Name */
            name?: string;
            /** @description Information only: for staff to call or write to */
            other_contact?: components["schemas"]["StaffContactInput"];
            /** @description Information only: how the operator buys from it */
            purchase_channel?: string;
            /** @description Whether its own clients make, change and delete its tickets; when false only the operator does. True by default. Relisting is not concerned */
            selfmanage_products?: boolean;
            /**
             * @description Whose first and last name its tickets need before checkout, where the ticket, its category and its event say nothing of them: of the lead guest, of all guests, or of nobody, which is the default
             * @enum {string}
             */
            service_checkout?: "lead_guest" | "all_guests" | "none";
            /**
             * Format: wire-date
             * @description Information only: set by onboarding, yyyy-mm-dd
             */
            signed_platform_agreement_date?: string | null;
            /** @description Information only: set by onboarding */
            signed_platform_agreement_version?: string | null;
            /** @description Information only: the app its tickets are shown in; what guests read is written per ticket type */
            supplier_app_name?: string | null;
            /** @description Information only: what it sells, in its own words */
            supplier_products?: {
                [key: string]: string;
            };
            /** @description Which part the supplier plays in the sale */
            supplier_role?: string;
            /**
             * @description Only `active` suppliers sell
             * @enum {string}
             */
            supplier_status?: "active" | "suspended";
            /**
             * @description Kind of business of the supplier
             * @enum {string}
             */
            supplier_type?: "service" | "marketplace" | "organiser" | "external";
            /** @description Whom to write to about the connection */
            technical_contact?: components["schemas"]["ContactInput"];
            /**
             * Format: uri
             * @description Web site
             */
            url_website?: string | null;
            /** @description VAT number */
            vat_number?: string | null;
        };
        SupplierHistoryEntry: {
            /** @description Names of the fields that changed */
            changed: string[];
            /**
             * Format: wire-datetime
             * @description When it was made. yyyy-mm-ddThh:mm:ss, UTC
             */
            created: UtcDateTime;
            /** @description The client that made it */
            created_by: string;
            /** @description The administrator who acted as the client that made the change; null when nobody did */
            impersonator_client_id: string | null;
            /**
             * Format: wire-datetime
             * @description Since when it may not call; null while it may. yyyy-mm-ddThh:mm:ss, UTC
             */
            inactive_since: UtcDateTime | null;
            /** @description Who sold */
            supplier: components["schemas"]["Supplier"];
            /** @description The supplier */
            supplier_id: string | null;
            /** @description The client that last changed it */
            updated_by: string;
        };
        SupplierHistoryEntryPage: {
            /** @description The versions, newest first */
            history: components["schemas"]["SupplierHistoryEntry"][];
            /** @description Which page this is, of how many entries, and where its neighbours are */
            pagination: components["schemas"]["Pagination"];
        };
        /** @description Makes a distributor a supplier; `distributor_id` is for the operator, a distributor onboards itself */
        SupplierOnboarding: {
            /** @description Which version of the platform agreement the supplier accepted */
            accepted_platform_agreement_version: string;
            /** @description Main colour of the pages that guests see. #rrggbb */
            corporate_color?: string | null;
            /** @description Where guests and partners get help */
            customerservice: components["schemas"]["CustomerServiceInput"];
            /** @description Currency that is used where none is named. ISO 4217 code */
            default_currency: string;
            /** @description The distributor */
            distributor_id?: string;
            /** @description Typeface of the pages that guests see */
            font_family?: string | null;
            /** @description Where invoices are made out to */
            invoice_address: components["schemas"]["AddressInput"];
            /** @description Country. ISO 3166-1 alpha-3; alpha-2 is accepted */
            iso_country: string;
            /**
             * Format: uri
             * @description Logo on the pages that guests see
             */
            logo_url?: string | null;
            /** @description Colour of texts on the pages that guests see. #rrggbb */
            narrative_color?: string | null;
            /** @description Name under which it trades */
            trade_name: string;
            /** @description VAT number */
            vat_number?: string | null;
        };
        SupplierOnboardingResult: {
            /** @description Main colour of the pages that guests see. #rrggbb */
            corporate_color: string | null;
            /** @description Where guests and partners get help */
            customerservice: components["schemas"]["CustomerService"];
            /** @description The distributor */
            distributor_id: string;
            /** @description Name of the distributor */
            distributor_name: string;
            /** @description Typeface of the pages that guests see */
            font_family: string | null;
            /**
             * Format: int64
             * @description Days after the end of an event in which its tickets can be downloaded
             */
            grace_period_download_tickets: number;
            /** @description Where invoices are made out to */
            invoice_address: components["schemas"]["Address"];
            /** @description Logo on the pages that guests see */
            logo_url: string | null;
            /** @description Colour of texts on the pages that guests see. #rrggbb */
            narrative_color: string | null;
            /** @description Readable alternative to the identifier */
            slug: string;
            /** @description The supplier */
            supplier_id: string;
        };
        SupplierPage: {
            /** @description Which page this is, of how many entries, and where its neighbours are */
            pagination: components["schemas"]["Pagination"];
            /** @description The suppliers of this page */
            suppliers: components["schemas"]["Supplier"][];
        };
        SupplierStatement: {
            /** @description Amounts owed to the supplier, by currency */
            balances: components["schemas"]["SupplierBalance"][];
            /**
             * Format: wire-date
             * @description First day. yyyy-mm-dd
             */
            from: string;
            /** @description One entry for each line */
            lines: components["schemas"]["SupplierStatementLine"][];
            /** @description Name */
            name: string;
            /** @description Which page this is, of how many entries, and where its neighbours are */
            pagination: components["schemas"]["Pagination"];
            /** @description The supplier */
            supplier_id: string;
            /**
             * Format: wire-date
             * @description Last day. yyyy-mm-dd
             */
            to: string;
            /** @description What is not due yet, by currency */
            waiting: components["schemas"]["SupplierWaiting"][];
        };
        SupplierStatementLine: {
            /**
             * Format: int64
             * @description In the supplier's favour, or negative against it; in the minor unit of the currency
             */
            amount: number;
            /**
             * Format: wire-datetime
             * @description When it happened. yyyy-mm-ddThh:mm:ss, UTC
             */
            at: UtcDateTime;
            /** @description Currency of the amounts beside it. ISO 4217 code */
            currency: string;
            /** @description Name of the event */
            event_name: string | null;
            /** @description sale, cancellation, price, payout or payout_reversal */
            kind: string;
            /** @description Remark */
            note: string | null;
            /** @description The purchase order, which is the sale to its supplier */
            purchaseorder_id: string | null;
            /** @description Number of the sale, for people */
            reference_number: string | null;
        };
        SupplierWaiting: {
            /**
             * Format: int64
             * @description Part of what is owed now that is not paid out until the buyers have paid
             */
            amount: number;
            /** @description Currency of the amounts beside it. ISO 4217 code */
            currency: string;
        };
        Team: {
            /** @description Short form of the name */
            abbreviation: string | null;
            /**
             * Format: wire-datetime
             * @description When it was made. yyyy-mm-ddThh:mm:ss, UTC
             */
            created: UtcDateTime;
            /**
             * Format: wire-datetime
             * @description When it was deleted; null while it is there. yyyy-mm-ddThh:mm:ss, UTC
             */
            deleted: UtcDateTime | null;
            /** @description Country. ISO 3166-1 alpha-3; alpha-2 is accepted */
            iso_country: string | null;
            /** @description Information only: the name of a file that the service does not keep */
            logo_filename: string | null;
            /** @description Full name */
            official_name: string;
            /** @description Whether it is shown before others */
            popular_team: boolean;
            /** @description Readable alternative to the identifier */
            slug: string;
            /**
             * @description Sport
             * @enum {string}
             */
            sport_type: "soccer" | "motorsport" | "tennis" | "rugby" | "darts" | "horseracing" | "boxing" | "other" | "motogp" | "formula1" | "cricket" | "basketball" | "combatsport" | "icehockey" | "nba" | "nfl" | "mlb" | "watersport" | "dtm" | "indycar" | "superbike" | "padel" | "handball" | "golf" | "rowing" | "cycling" | "sailing";
            /** @description The team */
            team_id: string;
            /**
             * Format: wire-datetime
             * @description When it last changed. yyyy-mm-ddThh:mm:ss, UTC
             */
            updated: UtcDateTime;
            /** @description The venue */
            venue_id: string | null;
            /** @description Information only: its page there */
            wikipedia_slug: string | null;
            /** @description Information only: the first lines of that page */
            wikipedia_snippet: string | null;
        };
        /** @description Only the fields sent change */
        TeamChange: {
            /** @description Short form of the name */
            abbreviation?: string | null;
            /** @description Country. ISO 3166-1 alpha-3; alpha-2 is accepted */
            iso_country?: string | null;
            /** @description Information only: the name of a file that the service does not keep */
            logo_filename?: string | null;
            /** @description Full name */
            official_name?: string;
            /** @description Whether it is shown before others */
            popular_team?: boolean;
            /**
             * @description Readable alternative to the identifier; made from the name when left out, and kept when the name changes
             * @example estadio-da-luz
             */
            slug?: string;
            /**
             * @description Sport
             * @enum {string}
             */
            sport_type?: "soccer" | "motorsport" | "tennis" | "rugby" | "darts" | "horseracing" | "boxing" | "other" | "motogp" | "formula1" | "cricket" | "basketball" | "combatsport" | "icehockey" | "nba" | "nfl" | "mlb" | "watersport" | "dtm" | "indycar" | "superbike" | "padel" | "handball" | "golf" | "rowing" | "cycling" | "sailing";
            /** @description The venue */
            venue_id?: string | null;
            /** @description Information only: its page there */
            wikipedia_slug?: string | null;
            /** @description Information only: the first lines of that page */
            wikipedia_snippet?: string | null;
        };
        TeamHistoryEntry: {
            /** @description Names of the fields that changed */
            changed: string[];
            /**
             * Format: wire-datetime
             * @description When it was made. yyyy-mm-ddThh:mm:ss, UTC
             */
            created: UtcDateTime;
            /** @description The client that made it */
            created_by: string;
            /** @description The administrator who acted as the client that made the change; null when nobody did */
            impersonator_client_id: string | null;
            /**
             * Format: wire-datetime
             * @description Since when it may not call; null while it may. yyyy-mm-ddThh:mm:ss, UTC
             */
            inactive_since: UtcDateTime | null;
            /** @description The team as it was in this version */
            team: components["schemas"]["Team"];
            /** @description The team */
            team_id: string | null;
            /** @description The client that last changed it */
            updated_by: string;
        };
        TeamHistoryEntryPage: {
            /** @description The versions, newest first */
            history: components["schemas"]["TeamHistoryEntry"][];
            /** @description Which page this is, of how many entries, and where its neighbours are */
            pagination: components["schemas"]["Pagination"];
        };
        TeamPage: {
            /** @description Which page this is, of how many entries, and where its neighbours are */
            pagination: components["schemas"]["Pagination"];
            /** @description The teams of this page */
            teams: components["schemas"]["Team"][];
        };
        TextInLocales: {
            /** @description The text in ar-AE */
            ar_AE: string | null;
            /** @description The text in zh-CN */
            cn_CN: string | null;
            /** @description The text in da-DK */
            da_DK: string | null;
            /** @description The text in de-DE */
            de_DE: string | null;
            /** @description The text in en-GB */
            en_GB: string | null;
            /** @description The text in es-ES */
            es_ES: string | null;
            /** @description The text in fr-FR */
            fr_FR: string | null;
            /** @description The text in it-IT */
            it_IT: string | null;
            /** @description The text in ja-JP */
            ja_JA: string | null;
            /** @description The text in ko-KR */
            ko_KO: string | null;
            /** @description The text in nl-NL */
            nl_NL: string | null;
            /** @description The text in pt-PT */
            pt_PT: string | null;
            /** @description The text in sv-SE */
            sv_SE: string | null;
            /** @description The text in zh-Hans-CN */
            zh_Hans_CN: string | null;
        };
        TextInLocalesInput: {
            /** @description The text in ar-AE */
            ar_AE?: string | null;
            /** @description The text in zh-CN */
            cn_CN?: string | null;
            /** @description The text in da-DK */
            da_DK?: string | null;
            /** @description The text in de-DE */
            de_DE?: string | null;
            /** @description The text in en-GB */
            en_GB?: string | null;
            /** @description The text in es-ES */
            es_ES?: string | null;
            /** @description The text in fr-FR */
            fr_FR?: string | null;
            /** @description The text in it-IT */
            it_IT?: string | null;
            /** @description The text in ja-JP */
            ja_JA?: string | null;
            /** @description The text in ko-KR */
            ko_KO?: string | null;
            /** @description The text in nl-NL */
            nl_NL?: string | null;
            /** @description The text in pt-PT */
            pt_PT?: string | null;
            /** @description The text in sv-SE */
            sv_SE?: string | null;
            /** @description The text in zh-Hans-CN */
            zh_Hans_CN?: string | null;
        };
        /** @description Distributors see the fields that are always there; a supplier sees more of its own tickets, the operator all. Prices are per ticket. */
        Ticket: {
            /** @description Whether it may be sold for less than its supplier is paid */
            allow_loss?: boolean;
            /** @description What can be bought now: the smallest hundred quantities, none when nothing can */
            allowed_quantities: number[];
            /**
             * Format: int32
             * @description How many can still be bought
             */
            available_quantity: number;
            /**
             * Format: int32
             * @description How many may be sold beyond the stock
             */
            backorder_quantity: number;
            /** @description Refund percentages, by days before the event */
            cancellation_policy: components["schemas"]["CancellationStep"][];
            /** @description The category */
            category_id: string;
            /** @description Name of the category */
            category_name: string;
            /**
             * @description Kind of place: stand, hospitality, parking and so on
             * @enum {string}
             */
            category_type: "grandstand" | "generaladmission" | "busparking" | "carparking" | "camping" | "transfer" | "hospitality" | "offsite_hospitality" | "extras";
            /**
             * Format: int64
             * @description Price per ticket that the supplier is paid. In the minor unit of the currency
             */
            cost_price?: number;
            /**
             * Format: int64
             * @description In euro cents; null when no rate is stored for the currency
             */
            cost_price_eur?: number | null;
            /** @description Countries whose distributors may not buy it */
            countries_disabled?: string[];
            /** @description The only countries whose distributors may buy it; empty for all */
            countries_enabled?: string[];
            /**
             * Format: wire-datetime
             * @description When it was made. yyyy-mm-ddThh:mm:ss, UTC
             */
            created: UtcDateTime;
            /** @description Currency of the amounts beside it. ISO 4217 code */
            currency_code: string;
            /**
             * Format: wire-datetime
             * @description When it was deleted; null while it is there. yyyy-mm-ddThh:mm:ss, UTC
             */
            deleted: UtcDateTime | null;
            /**
             * @description Percent, at most four decimals
             * @example 2.5
             */
            discount_percentage?: number;
            /** @description Distributors that may not buy it */
            distributors_disabled?: string[];
            /** @description The only distributors that may buy it; empty for all */
            distributors_enabled?: string[];
            /** @description The event */
            event_id: string;
            /** @description Name of the event */
            event_name: string;
            /** @description Days of the event the ticket is valid on, on the calendar of the venue */
            eventdays: string[];
            /** @description A reference of the supplier, given back as it is */
            external_ticket_id: string | null;
            /**
             * Format: int64
             * @description Price printed on the ticket. In the minor unit of the currency
             */
            face_value: number;
            /**
             * Format: int64
             * @description In euro cents; null when no rate is stored for the currency
             */
            face_value_eur: number | null;
            /** @description Remarks that buyers must know of, such as a restricted view */
            flags: ("pairs_only" | "package_rate" | "no_single_left" | "no_away_fans")[];
            /** @description The moment whose exchange rates hold */
            fxratemoment_id: string | null;
            /** @description What must be known of guests, and when; the nearest of ticket, category and event decides per field */
            guest_data_requirements?: components["schemas"]["GuestDataRequirement"][];
            /** @description Whether it is resold by a distributor that bought it */
            is_relisted_ticket: boolean;
            /** @description Whether the operator's own supplier sells it */
            is_service_supplier: boolean;
            /**
             * Format: wire-datetime
             * @description When its supplier last confirmed it. yyyy-mm-ddThh:mm:ss, UTC
             */
            last_checked: UtcDateTime | null;
            /**
             * Format: wire-datetime
             * @description The last moment at which it is sold. yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            latest_sale_date: VenueDateTime | null;
            /** @description In the currency of the venue's country and in the distributor's own */
            local_rates: components["schemas"]["LocalRate"][];
            /** @description The client that has it locked; null when nobody has */
            locked_by_client_id?: string | null;
            /** @description Whether margins are in the price already */
            margins_applied?: boolean;
            /**
             * Format: int32
             * @description The least number that is sold at a time
             */
            min_order: number;
            /**
             * Format: int64
             * @description Price per ticket that the distributor pays. In the minor unit of the currency
             */
            net_rate: number;
            /** @description Remark */
            note?: string | null;
            /**
             * Format: int32
             * @description How many booking orders there are
             */
            number_of_bookingorders?: number;
            /**
             * Format: int32
             * @description How many were sold
             */
            number_of_tickets_sold?: number;
            /** @description What it has beside the seat */
            options: components["schemas"]["TicketOptions"];
            /** @description The organiser of the event */
            organiser_id: string | null;
            /**
             * Format: int64
             * @description Price per ticket that the organiser asks. In the minor unit of the currency
             */
            organiser_price?: number;
            /**
             * Format: int64
             * @description In euro cents; null when no rate is stored for the currency
             */
            organiser_price_eur?: number | null;
            /**
             * Format: int64
             * @description Part of the price that is VAT; null when the rate of the country is not known
             */
            organiser_vat?: number | null;
            /** @description Whether the price is that of the whole package */
            package_rate: boolean;
            /** @description Whether it is sold in pairs only */
            pairs_only: boolean;
            /**
             * Format: wire-datetime
             * @description From when it is sold. yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            release_date: VenueDateTime | null;
            /**
             * Format: int32
             * @description How many are held at the moment
             */
            reservations_quantity: number;
            /** @description Inside a period with a net_rate that price holds */
            sales_periods: components["schemas"]["SalesPeriod"][];
            /**
             * Format: int64
             * @description Recommended retail price per ticket. In the minor unit of the currency
             */
            sales_price: number;
            /**
             * Format: int64
             * @description In euro cents; null when no rate is stored for the currency
             */
            sales_price_eur: number | null;
            /**
             * Format: int64
             * @description Fee of the operator. In the minor unit of the currency
             */
            service_fee: number;
            /**
             * Format: int64
             * @description VAT on the fee of the operator. In the minor unit of the currency
             */
            service_feevat: number;
            /**
             * Format: int64
             * @description Price per ticket that the operator asks, before discounts. In the minor unit of the currency
             */
            service_price?: number;
            /**
             * Format: int64
             * @description In euro cents; null when no rate is stored for the currency
             */
            service_price_eur?: number | null;
            /**
             * Format: int32
             * @description How many the operator has itself
             */
            service_stock: number;
            /**
             * Format: int64
             * @description Part of the price that is VAT; null when the rate of the country is not known
             */
            service_vat?: number | null;
            /**
             * Format: int32
             * @description How many are there, sold ones not counted
             */
            stock: number;
            /** @description Finer part of the category */
            sub_category: string;
            /** @description The supplier */
            supplier_id: string;
            /**
             * Format: int32
             * @description How many the supplier offers in all
             */
            supplier_quantity: number;
            /** @description Which part the supplier plays in the sale */
            supplier_role?: string;
            /** @description The ticket */
            ticket_id: string;
            /**
             * @description Where the ticket comes from
             * @enum {string}
             */
            ticket_source: "marketplace" | "external" | "service";
            /**
             * @description Whether it is on offer
             * @enum {string}
             */
            ticket_status: "available" | "disabled" | "error" | "returned" | "on_request";
            /**
             * @description Whom it is for: adults, children and so on
             * @enum {string}
             */
            ticket_targetgroup: "adult" | "youth" | "child" | "senior" | "all";
            /** @description Title of the ticket */
            ticket_title: string;
            /**
             * @description How it reaches the guest
             * @enum {string}
             */
            ticket_type: "eticket" | "appticket" | "paper-ticket" | "collection-stadium" | "eticket_with_pickup" | "other";
            /**
             * Format: wire-datetime
             * @description From when it admits. yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            ticket_validfrom: VenueDateTime;
            /**
             * @description For which part of the event it is valid
             * @enum {string}
             */
            ticket_validity: "singleday" | "twoday" | "other" | "weekend" | "fourday";
            /**
             * Format: wire-datetime
             * @description Until when it admits. yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            ticket_validuntil: VenueDateTime;
            /** @description Empty without one */
            ticket_yield?: components["schemas"]["TicketYieldOrNone"];
            /**
             * @description Kind of ticket, as its supplier calls it
             * @enum {string}
             */
            type_ticket: "eticket" | "appticket" | "paper-ticket" | "collection-stadium" | "eticket_with_pickup" | "other";
            /**
             * Format: wire-datetime
             * @description When it last changed. yyyy-mm-ddThh:mm:ss, UTC
             */
            updated: UtcDateTime;
            /**
             * @description Which VAT rate holds for it
             * @enum {string}
             */
            vat_category: "high" | "low" | "middle" | "none" | "rc";
        };
        /** @description Only the fields sent change; event and supplier are fixed. Lists are replaced as a whole */
        TicketChange: {
            /** @description Whether it may be sold for less than its supplier is paid */
            allow_loss?: boolean;
            /**
             * Format: int32
             * @description How many may be sold beyond the stock
             */
            backorder_quantity?: number;
            /** @description Refund percentages, by days before the event */
            cancellation_policy?: components["schemas"]["CancellationStep"][];
            /** @description The category */
            category_id?: string;
            /**
             * Format: int64
             * @description Price per ticket that the supplier is paid. In the minor unit of the currency
             */
            cost_price?: number;
            /** @description Countries whose distributors may not buy it */
            countries_disabled?: string[];
            /** @description The only countries whose distributors may buy it; empty for all */
            countries_enabled?: string[];
            /** @description Currency of the amounts beside it. ISO 4217 code */
            currency_code?: string;
            /**
             * @description Percent, at most four decimals
             * @example 2.5
             */
            discount_percentage?: number;
            /** @description Distributors that may not buy it */
            distributors_disabled?: string[];
            /** @description The only distributors that may buy it; empty for all */
            distributors_enabled?: string[];
            /** @description The event */
            event_id?: string;
            /** @description A reference of the supplier, given back as it is */
            external_ticket_id?: string | null;
            /**
             * Format: int64
             * @description Price printed on the ticket. In the minor unit of the currency
             */
            face_value?: number;
            /** @description Remarks that buyers must know of, such as a restricted view */
            flags?: ("pairs_only" | "package_rate" | "no_single_left" | "no_away_fans")[];
            /** @description What must be known of guests, and when; the nearest of ticket, category and event decides per field */
            guest_data_requirements?: components["schemas"]["GuestDataRequirement"][];
            /**
             * Format: wire-datetime
             * @description The last moment at which it is sold. yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            latest_sale_date?: VenueDateTime | null;
            /** @description The client that has it locked; null when nobody has */
            locked_by_client_id?: string | null;
            /** @description Whether margins are in the price already */
            margins_applied?: boolean;
            /**
             * Format: int32
             * @description The least number that is sold at a time
             */
            min_order?: number;
            /** @description Remark */
            note?: string | null;
            /** @description The organiser of the event */
            organiser_id?: string | null;
            /**
             * Format: int64
             * @description Price per ticket that the organiser asks. In the minor unit of the currency
             */
            organiser_price?: number;
            /**
             * Format: wire-datetime
             * @description From when it is sold. yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            release_date?: VenueDateTime | null;
            /** @description Inside a period with a net_rate that price holds */
            sales_periods?: components["schemas"]["SalesPeriod"][];
            /**
             * Format: int64
             * @description Recommended retail price per ticket. In the minor unit of the currency
             */
            sales_price?: number;
            /**
             * Format: int64
             * @description Fee of the operator. In the minor unit of the currency
             */
            service_fee?: number;
            /**
             * Format: int64
             * @description Price per ticket that the operator asks, before discounts. In the minor unit of the currency
             */
            service_price?: number;
            /**
             * Format: int32
             * @description How many the operator has itself
             */
            service_stock?: number;
            /** @description Finer part of the category */
            sub_category?: string;
            /** @description The supplier */
            supplier_id?: string;
            /**
             * Format: int32
             * @description How many the supplier offers in all
             */
            supplier_quantity?: number;
            /**
             * @description Where the ticket comes from
             * @enum {string}
             */
            ticket_source?: "marketplace" | "external" | "service";
            /**
             * @description Whether it is on offer
             * @enum {string}
             */
            ticket_status?: "available" | "disabled" | "error" | "returned" | "on_request";
            /**
             * @description Whom it is for: adults, children and so on
             * @enum {string}
             */
            ticket_targetgroup?: "adult" | "youth" | "child" | "senior" | "all";
            /** @description Title of the ticket */
            ticket_title?: string;
            /**
             * @description How it reaches the guest
             * @enum {string}
             */
            ticket_type?: "eticket" | "appticket" | "paper-ticket" | "collection-stadium" | "eticket_with_pickup" | "other";
            /**
             * Format: wire-datetime
             * @description From when it admits. yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            ticket_validfrom?: VenueDateTime;
            /**
             * @description For which part of the event it is valid
             * @enum {string}
             */
            ticket_validity?: "singleday" | "twoday" | "other" | "weekend" | "fourday";
            /**
             * Format: wire-datetime
             * @description Until when it admits. yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            ticket_validuntil?: VenueDateTime;
            /** @description How the price follows the market */
            ticket_yield?: components["schemas"]["TicketYield"];
            /**
             * @description Which VAT rate holds for it
             * @enum {string}
             */
            vat_category?: "high" | "low" | "middle" | "none" | "rc";
        };
        TicketFile: {
            /** @description While seats are given out and PDFs made: how far that is */
            assignment_info: string;
            /**
             * @description Whether its seats were given out
             * @enum {string}
             */
            assignment_status: "pending" | "ok" | "warning" | "failed";
            /** @description Whether its seats are given out by themselves */
            auto_assign: boolean;
            /** @description The booking order */
            bookingorder_id: string | null;
            /** @description Where the upload is kept */
            cloud_data: {
                [key: string]: string;
            };
            /**
             * Format: wire-datetime
             * @description When it was made. yyyy-mm-ddThh:mm:ss, UTC
             */
            created: UtcDateTime;
            /** @description Name of the file for guests */
            download_friendly_name: string;
            /** @description The outcome of its lines */
            download_items_csv: components["schemas"]["TicketFileLines"];
            /** @description What to do next */
            hint: string;
            /**
             * @description Whether it is a table of seats or one finished ticket
             * @enum {string}
             */
            kind: "seating_csv" | "pdf";
            /**
             * Format: int64
             * @description How many pages it has
             */
            number_of_pages: number;
            /** @description The admission */
            orderitem_id: string | null;
            /** @description Name of the file as it was uploaded */
            original_filename: string;
            /** @description What was found when reading it */
            read_info: string;
            /**
             * @description Whether it could be read
             * @enum {string}
             */
            read_status: "pending" | "ok" | "warning" | "failed";
            /**
             * Format: wire-datetime
             * @description When it was revoked; null while it works. yyyy-mm-ddThh:mm:ss, UTC
             */
            revoked: UtcDateTime | null;
            /** @description Row */
            row: string | null;
            /** @description What reading it found */
            scan_data: {
                [key: string]: string;
            };
            /** @description What was found when scanning it */
            scan_info: string;
            /**
             * @description Whether it was scanned
             * @enum {string}
             */
            scan_status: "pending" | "ok" | "warning" | "failed";
            /** @description Seat */
            seat: string | null;
            /** @description Section of the stand */
            section: string | null;
            /** @description Serial number on the ticket */
            serial: string | null;
            /** @description Finer part of the category */
            sub_category: string | null;
            /** @description The supplier */
            supplier_id: string;
            /** @description The ticket */
            ticket_id: string;
            /** @description SHA-256 of the uploaded bytes */
            ticket_sha: string;
            /** @description The ticket file */
            ticketfile_id: string;
            /**
             * Format: wire-datetime
             * @description When it last changed. yyyy-mm-ddThh:mm:ss, UTC
             */
            updated: UtcDateTime;
            /** @description What happened while it was uploaded */
            upload_info: string;
            /**
             * @description Whether it was uploaded
             * @enum {string}
             */
            upload_status: "pending" | "ok" | "warning" | "failed";
            /**
             * Format: int64
             * @description Counts the uploads of this name for this ticket
             */
            version: number;
        };
        TicketFileLine: {
            /** @description The booking order */
            bookingorder_id: string | null;
            /** @description Why it failed: `duplicate_seat`, `duplicate_serial`, `duplicate_barcode`, `required` … */
            code: string | null;
            /** @description The ticket that is delivered */
            downloaditem_id: string;
            /** @description Gate */
            gate: string | null;
            /** @description Name for people */
            label: string | null;
            /**
             * Format: int64
             * @description As an editor counts them, the header being 1
             */
            line: number;
            /** @description Names the column, and for a duplicate the other line */
            message: string | null;
            /** @description The admission */
            orderitem_id: string | null;
            /** @description Row */
            row: string | null;
            /** @description Seat */
            seat: string | null;
            /** @description Section of the stand */
            section: string | null;
            /** @description Serial number on the ticket */
            serial: string | null;
            /**
             * @description Result of the line
             * @enum {string}
             */
            state: "free" | "assigned" | "replaced" | "revoked" | "failed";
            /**
             * @description Current status
             * @enum {string}
             */
            status: "ok" | "failed";
            /** @description Finer part of the category */
            sub_category: string | null;
        };
        TicketFileLines: {
            /**
             * Format: int64
             * @description How many lines were taken
             */
            accepted: number;
            /**
             * Format: int64
             * @description Seats that belong to an order item now
             */
            assigned: number;
            /**
             * Format: int64
             * @description How many lines were refused
             */
            failed: number;
            /** @description Each line and its outcome; empty in lists */
            items: components["schemas"]["TicketFileLine"][];
            /**
             * Format: int64
             * @description How many lines it has
             */
            lines: number;
            /**
             * Format: int64
             * @description Of these, how many PDFs are made
             */
            pdfs: number;
        };
        TicketFilePage: {
            /** @description Which page this is, of how many entries, and where its neighbours are */
            pagination: components["schemas"]["Pagination"];
            /** @description The ticket files of this page */
            ticketfiles: components["schemas"]["TicketFile"][];
        };
        TicketGuestRequirements: {
            /** @description What holds here, the nearest of ticket, category, event and the supplier’s service_checkout for each field, and what follows from it */
            guest_data_requirements: components["schemas"]["GuestDataRequirement"][];
            /** @description The same as JSON Schema, for forms */
            json_schema: {
                /** @description JSON Schema 2020-12: `required` before checkout; `x-stage` tells when each field must be there. Resolved by a country_hint it is for residents of that country and accepts no other country_of_residence */
                lead_guest: {
                    [key: string]: unknown;
                };
                /** @description JSON Schema 2020-12: `required` before checkout; `x-stage` tells when each field must be there. Resolved by a country_hint it is for residents of that country and accepts no other country_of_residence */
                other: {
                    [key: string]: unknown;
                };
            };
            /** @description The ticket */
            ticket_id: string;
        };
        TicketHistoryEntry: {
            /** @description Names of the fields that changed */
            changed: string[];
            /**
             * Format: wire-datetime
             * @description When it was made. yyyy-mm-ddThh:mm:ss, UTC
             */
            created: UtcDateTime;
            /** @description The client that made it */
            created_by: string;
            /** @description The administrator who acted as the client that made the change; null when nobody did */
            impersonator_client_id: string | null;
            /**
             * Format: wire-datetime
             * @description Since when it may not call; null while it may. yyyy-mm-ddThh:mm:ss, UTC
             */
            inactive_since: UtcDateTime | null;
            /** @description The ticket */
            ticket: components["schemas"]["TicketVersion"];
            /** @description The ticket */
            ticket_id: string | null;
            /** @description The client that last changed it */
            updated_by: string;
        };
        TicketHistoryEntryPage: {
            /** @description The versions, newest first */
            history: components["schemas"]["TicketHistoryEntry"][];
            /** @description Which page this is, of how many entries, and where its neighbours are */
            pagination: components["schemas"]["Pagination"];
        };
        TicketInstructions: {
            /** @description How the tickets get onto the phone. HTML of <p> <ol> <ul> <li> <strong> <em> <b> <i> <br> <h3> <h4> <a> only */
            app_html: string | null;
            /** @description Title of the pages that guests see */
            app_title: string | null;
            /**
             * Format: wire-datetime
             * @description When it was made. yyyy-mm-ddThh:mm:ss, UTC
             */
            created: UtcDateTime | null;
            /**
             * @description Language of the texts
             * @enum {string}
             */
            language: "nl_NL" | "en_GB" | "de_DE" | "fr_FR" | "es_ES" | "it_IT" | "da_DK" | "pt_PT" | "cn_CN" | "ko_KO" | "ja_JA" | "ar_AE" | "zh_Hans_CN" | "sv_SE";
            /** @description What to bring and to think of, a sentence each */
            remember: string[];
            /**
             * @description How it reaches the guest
             * @enum {string}
             */
            ticket_type: "eticket" | "appticket" | "paper-ticket" | "collection-stadium" | "eticket_with_pickup" | "other";
            /**
             * Format: wire-datetime
             * @description When it last changed. yyyy-mm-ddThh:mm:ss, UTC
             */
            updated: UtcDateTime | null;
        };
        TicketInstructionsHistoryEntry: {
            /** @description Names of the fields that changed */
            changed: string[];
            /**
             * Format: wire-datetime
             * @description When it was made. yyyy-mm-ddThh:mm:ss, UTC
             */
            created: UtcDateTime;
            /** @description The client that made it */
            created_by: string;
            /** @description The administrator who acted as the client that made the change; null when nobody did */
            impersonator_client_id: string | null;
            /**
             * Format: wire-datetime
             * @description Since when it may not call; null while it may. yyyy-mm-ddThh:mm:ss, UTC
             */
            inactive_since: UtcDateTime | null;
            /** @description Language of mail and documents for it */
            language: string | null;
            /** @description What it was in this version */
            ticket_instructions: components["schemas"]["TicketInstructions"];
            /** @description How it reaches the guest */
            ticket_type: string | null;
            /** @description The client that last changed it */
            updated_by: string;
        };
        TicketInstructionsHistoryEntryPage: {
            /** @description The versions, newest first */
            history: components["schemas"]["TicketInstructionsHistoryEntry"][];
            /** @description Which page this is, of how many entries, and where its neighbours are */
            pagination: components["schemas"]["Pagination"];
        };
        /** @description All of it: what is left out is emptied */
        TicketInstructionsInput: {
            /** @description How the tickets get onto the phone. HTML of <p> <ol> <ul> <li> <strong> <em> <b> <i> <br> <h3> <h4> <a> only */
            app_html?: string | null;
            /** @description Title of the pages that guests see */
            app_title?: string | null;
            /** @description What to bring and to think of, a sentence each */
            remember?: string[];
        };
        TicketInstructionsPage: {
            /** @description What guests are told */
            instructions: components["schemas"]["TicketInstructions"][];
            /** @description Which page this is, of how many entries, and where its neighbours are */
            pagination: components["schemas"]["Pagination"];
        };
        TicketOptions: {
            /** @description Whether the seats are under a roof */
            covered_seat: boolean;
            /** @description Whether seats have numbers */
            numbered_seat: boolean;
            /** @description Whether it is open at half-time */
            open_during_half_time: boolean;
            /**
             * Format: int64
             * @description How many hours it is open after the match
             */
            open_hours_after_match: number | null;
            /**
             * Format: int64
             * @description How many hours it is open before the match
             */
            open_hours_before_match: number | null;
            /**
             * Format: int64
             * @description How many minutes it is open after the match
             */
            open_minutes_after_match: number | null;
            /**
             * Format: int64
             * @description How many minutes it is open before the match
             */
            open_minutes_before_match: number | null;
            /** @description Whether the price is that of the whole package */
            package_rate: boolean;
            /** @description Whether a video wall is in sight */
            videowall: boolean;
        };
        TicketPage: {
            /** @description Which page this is, of how many entries, and where its neighbours are */
            pagination: components["schemas"]["Pagination"];
            /** @description The tickets of this page */
            tickets: components["schemas"]["Ticket"][];
        };
        TicketRequest: {
            /**
             * Format: wire-datetime
             * @description Until when the supplier can answer. yyyy-mm-ddThh:mm:ss, UTC
             */
            answer_until: UtcDateTime;
            /**
             * Format: wire-datetime
             * @description When it was made. yyyy-mm-ddThh:mm:ss, UTC
             */
            created: UtcDateTime;
            /** @description One entry for each ticket and price */
            items: {
                /** @description Currency of the amounts beside it */
                currency: string;
                /** @description Name of the event */
                event_name: string;
                /**
                 * Format: int64
                 * @description What the distributor pays; null for the supplier
                 */
                net_rate: number | null;
                /**
                 * Format: int64
                 * @description How many
                 */
                quantity: number;
                /** @description The ticket */
                ticket_id: string;
                /** @description Name of the ticket */
                ticket_name: string;
            }[];
            /** @description The reservation */
            reservation_id: string;
            /** @description Current status */
            status: string;
            /** @description Why the hold ended without a booking; null while it runs, and when it was booked */
            void_reason: string | null;
        };
        TicketRequestPage: {
            /** @description Which page this is, of how many entries, and where its neighbours are */
            pagination: components["schemas"]["Pagination"];
            /** @description The requests of this page */
            requests: components["schemas"]["TicketRequest"][];
        };
        TicketVersion: {
            /** @description Whether it may be sold for less than its supplier is paid */
            allow_loss: boolean | null;
            /**
             * Format: int32
             * @description How many may be sold beyond the stock
             */
            backorder_quantity: number;
            /** @description Refund percentages, by days before the event */
            cancellation_policy: components["schemas"]["CancellationStep"][];
            /** @description The category */
            category_id: string;
            /**
             * Format: int64
             * @description Price per ticket that the supplier is paid. In the minor unit of the currency
             */
            cost_price: number;
            /** @description Countries whose distributors may not buy it */
            countries_disabled: string[];
            /** @description The only countries whose distributors may buy it; empty for all */
            countries_enabled: string[];
            /**
             * Format: wire-datetime
             * @description When it was made. yyyy-mm-ddThh:mm:ss, UTC
             */
            created: UtcDateTime;
            /** @description Currency of the amounts beside it. ISO 4217 code */
            currency_code: string;
            /**
             * Format: wire-datetime
             * @description When it was deleted; null while it is there. yyyy-mm-ddThh:mm:ss, UTC
             */
            deleted: UtcDateTime | null;
            /**
             * @description Percent, at most four decimals
             * @example 2.5
             */
            discount_percentage: number | null;
            /** @description Distributors that may not buy it */
            distributors_disabled: string[] | null;
            /** @description The only distributors that may buy it; empty for all */
            distributors_enabled: string[] | null;
            /** @description The event */
            event_id: string;
            /** @description Name of the event */
            event_name: string;
            /** @description A reference of the supplier, given back as it is */
            external_ticket_id: string | null;
            /**
             * Format: int64
             * @description Price printed on the ticket. In the minor unit of the currency
             */
            face_value: number;
            /** @description Remarks that buyers must know of, such as a restricted view */
            flags: ("pairs_only" | "package_rate" | "no_single_left" | "no_away_fans")[];
            /** @description What must be known of guests, and when; the nearest of ticket, category and event decides per field */
            guest_data_requirements: components["schemas"]["GuestDataRequirement"][];
            /** @description Whether it is resold by a distributor that bought it */
            is_relisted_ticket: boolean;
            /**
             * Format: wire-datetime
             * @description The last moment at which it is sold. yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            latest_sale_date: VenueDateTime | null;
            /** @description The client that has it locked; null when nobody has */
            locked_by_client_id: string | null;
            /** @description Whether margins are in the price already */
            margins_applied: boolean | null;
            /**
             * Format: int32
             * @description The least number that is sold at a time
             */
            min_order: number;
            /**
             * Format: int64
             * @description Price per ticket that the distributor pays. In the minor unit of the currency
             */
            net_rate: number;
            /** @description Remark */
            note: string | null;
            /** @description The organiser of the event */
            organiser_id: string | null;
            /**
             * Format: int64
             * @description Price per ticket that the organiser asks. In the minor unit of the currency
             */
            organiser_price: number;
            /**
             * Format: wire-datetime
             * @description From when it is sold. yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            release_date: VenueDateTime | null;
            /** @description Inside a period with a net_rate that price holds */
            sales_periods: components["schemas"]["SalesPeriod"][];
            /**
             * Format: int64
             * @description Recommended retail price per ticket. In the minor unit of the currency
             */
            sales_price: number;
            /**
             * Format: int64
             * @description Fee of the operator. In the minor unit of the currency
             */
            service_fee: number | null;
            /**
             * Format: int64
             * @description Price per ticket that the operator asks, before discounts. In the minor unit of the currency
             */
            service_price: number | null;
            /**
             * Format: int32
             * @description How many the operator has itself
             */
            service_stock: number | null;
            /** @description Finer part of the category */
            sub_category: string;
            /** @description The supplier */
            supplier_id: string;
            /**
             * Format: int32
             * @description How many the supplier offers in all
             */
            supplier_quantity: number;
            /** @description The ticket */
            ticket_id: string;
            /**
             * @description Where the ticket comes from
             * @enum {string|null}
             */
            ticket_source: "marketplace" | "external" | "service" | null;
            /**
             * @description Whether it is on offer
             * @enum {string}
             */
            ticket_status: "available" | "disabled" | "error" | "returned" | "on_request";
            /**
             * @description Whom it is for: adults, children and so on
             * @enum {string}
             */
            ticket_targetgroup: "adult" | "youth" | "child" | "senior" | "all";
            /** @description Title of the ticket */
            ticket_title: string;
            /**
             * @description How it reaches the guest
             * @enum {string}
             */
            ticket_type: "eticket" | "appticket" | "paper-ticket" | "collection-stadium" | "eticket_with_pickup" | "other";
            /**
             * Format: wire-datetime
             * @description From when it admits. yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            ticket_validfrom: VenueDateTime;
            /**
             * @description For which part of the event it is valid
             * @enum {string}
             */
            ticket_validity: "singleday" | "twoday" | "other" | "weekend" | "fourday";
            /**
             * Format: wire-datetime
             * @description Until when it admits. yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted
             */
            ticket_validuntil: VenueDateTime;
            /** @description Empty without one */
            ticket_yield: components["schemas"]["TicketYieldOrNone"];
            /**
             * Format: wire-datetime
             * @description When it last changed. yyyy-mm-ddThh:mm:ss, UTC
             */
            updated: UtcDateTime;
            /**
             * @description Which VAT rate holds for it
             * @enum {string}
             */
            vat_category: "high" | "low" | "middle" | "none" | "rc";
        };
        TicketYield: {
            /** @description Currency of the amounts beside it. ISO 4217 code */
            currency_code: string;
            /**
             * Format: int32
             * @description By how much the price stays below that of the cheapest other ticket
             */
            diff_from_cheapest: number;
            /** @description Suppliers whose tickets are not compared with */
            disabled_supplier_ids: string[];
            /** @description Whether it is in force */
            enabled: boolean;
            /** @description The only suppliers whose tickets are compared with; empty for all */
            enabled_supplier_ids: string[];
            /**
             * Format: int32
             * @description Of how many other suppliers there must be tickets to compare with
             */
            minimum_different_suppliers: number;
            /**
             * Format: int64
             * @description The price never goes above it. In the minor unit of the currency
             */
            yield_max_price: number;
            /**
             * Format: int64
             * @description The price never goes below it. In the minor unit of the currency
             */
            yield_min_price: number;
            /**
             * @description How the price follows the market
             * @enum {string}
             */
            yield_strategy: "auto";
        } | null;
        /** @description Empty without one */
        TicketYieldOrNone: {
            /** @description Currency of the amounts beside it. ISO 4217 code */
            currency_code?: string;
            /**
             * Format: int32
             * @description By how much the price stays below that of the cheapest other ticket
             */
            diff_from_cheapest?: number;
            /** @description Suppliers whose tickets are not compared with */
            disabled_supplier_ids?: string[];
            /** @description Whether it is in force */
            enabled?: boolean;
            /** @description The only suppliers whose tickets are compared with; empty for all */
            enabled_supplier_ids?: string[];
            /**
             * Format: int32
             * @description Of how many other suppliers there must be tickets to compare with
             */
            minimum_different_suppliers?: number;
            /**
             * Format: int64
             * @description The price never goes above it. In the minor unit of the currency
             */
            yield_max_price?: number;
            /**
             * Format: int64
             * @description The price never goes below it. In the minor unit of the currency
             */
            yield_min_price?: number;
            /**
             * @description How the price follows the market
             * @enum {string}
             */
            yield_strategy?: "auto";
        };
        Tournament: {
            /**
             * Format: wire-datetime
             * @description When it was made. yyyy-mm-ddThh:mm:ss, UTC
             */
            created: UtcDateTime;
            /**
             * Format: wire-date
             * @description When it begins. yyyy-mm-dd
             */
            date_start: string | null;
            /**
             * Format: wire-date
             * @description When it ends. yyyy-mm-dd
             */
            date_stop: string | null;
            /**
             * Format: wire-datetime
             * @description When it was deleted; null while it is there. yyyy-mm-ddThh:mm:ss, UTC
             */
            deleted: UtcDateTime | null;
            /**
             * Format: int32
             * @description How many events it has
             */
            number_events: number;
            /** @description Full name */
            official_name: string;
            /** @description Part of the world it takes place in */
            region: string | null;
            /** @description Season, such as 2026/27 */
            season: string;
            /** @description Readable alternative to the identifier */
            slug: string;
            /**
             * @description Sport
             * @enum {string}
             */
            sport_type: "soccer" | "motorsport" | "tennis" | "rugby" | "darts" | "horseracing" | "boxing" | "other" | "motogp" | "formula1" | "cricket" | "basketball" | "combatsport" | "icehockey" | "nba" | "nfl" | "mlb" | "watersport" | "dtm" | "indycar" | "superbike" | "padel" | "handball" | "golf" | "rowing" | "cycling" | "sailing";
            /** @description The tournament */
            tournament_id: string;
            /**
             * @description Kind of tournament
             * @enum {string}
             */
            tournament_type: "cup" | "league" | "oneoff";
            /**
             * Format: wire-datetime
             * @description When it last changed. yyyy-mm-ddThh:mm:ss, UTC
             */
            updated: UtcDateTime;
        };
        /** @description Only the fields sent change */
        TournamentChange: {
            /**
             * Format: wire-date
             * @description When it begins. yyyy-mm-dd
             */
            date_start?: string | null;
            /**
             * Format: wire-date
             * @description When it ends. yyyy-mm-dd
             */
            date_stop?: string | null;
            /** @description Full name */
            official_name?: string;
            /** @description Part of the world it takes place in */
            region?: string | null;
            /** @description Season, such as 2026/27 */
            season?: string;
            /**
             * @description Readable alternative to the identifier; made from the name when left out, and kept when the name changes
             * @example estadio-da-luz
             */
            slug?: string;
            /**
             * @description Sport
             * @enum {string}
             */
            sport_type?: "soccer" | "motorsport" | "tennis" | "rugby" | "darts" | "horseracing" | "boxing" | "other" | "motogp" | "formula1" | "cricket" | "basketball" | "combatsport" | "icehockey" | "nba" | "nfl" | "mlb" | "watersport" | "dtm" | "indycar" | "superbike" | "padel" | "handball" | "golf" | "rowing" | "cycling" | "sailing";
            /**
             * @description Kind of tournament
             * @enum {string}
             */
            tournament_type?: "cup" | "league" | "oneoff";
        };
        TournamentHistoryEntry: {
            /** @description Names of the fields that changed */
            changed: string[];
            /**
             * Format: wire-datetime
             * @description When it was made. yyyy-mm-ddThh:mm:ss, UTC
             */
            created: UtcDateTime;
            /** @description The client that made it */
            created_by: string;
            /** @description The administrator who acted as the client that made the change; null when nobody did */
            impersonator_client_id: string | null;
            /**
             * Format: wire-datetime
             * @description Since when it may not call; null while it may. yyyy-mm-ddThh:mm:ss, UTC
             */
            inactive_since: UtcDateTime | null;
            /** @description The tournament as it was in this version */
            tournament: components["schemas"]["Tournament"];
            /** @description The tournament */
            tournament_id: string | null;
            /** @description The client that last changed it */
            updated_by: string;
        };
        TournamentHistoryEntryPage: {
            /** @description The versions, newest first */
            history: components["schemas"]["TournamentHistoryEntry"][];
            /** @description Which page this is, of how many entries, and where its neighbours are */
            pagination: components["schemas"]["Pagination"];
        };
        TournamentPage: {
            /** @description Which page this is, of how many entries, and where its neighbours are */
            pagination: components["schemas"]["Pagination"];
            /** @description The tournaments of this page */
            tournaments: components["schemas"]["Tournament"][];
        };
        Trigger: {
            /** @description The webhook */
            webhook_id: string;
        };
        Triggered: {
            /** @description One for each active webhook of the client for this event type */
            delivery_ids: string[];
            /**
             * @description What the webhook is told of; one each
             * @enum {string}
             */
            event_type: "bookingorder_completed" | "bookingorder_cancelled" | "sale_created" | "sale_cancelled" | "ticket_created" | "ticket_changed" | "ticket_removed" | "event_created" | "event_changed" | "event_removed" | "reservation_expiring" | "reservation_expired" | "bookingorder_created" | "bookingorder_updated" | "guestdata_required" | "ticketfile_assigned" | "admission_recorded" | "admissions_relisted" | "sale_updated" | "webhook_failing" | "webhook_disabled" | "api_key_expiring";
            /** @description The latest of this kind, or a sample that does not exist */
            resource_id: string;
        };
        VatLine: {
            /** @description The country whose VAT it is; null where none is due */
            country: string;
            /** @description Currency of the amounts beside it. ISO 4217 code */
            currency: string;
            /**
             * Format: int64
             * @description With VAT. In the minor unit of the currency
             */
            gross: number;
            /** @description Remark */
            note: string | null;
            /** @description Percent, as decimal text */
            rate: string;
            /**
             * Format: int64
             * @description VAT, by rate and country. In the minor unit of the currency
             */
            vat: number;
            /** @description Which VAT rate holds for it */
            vat_category: string;
        };
        Venue: {
            /**
             * Format: int32
             * @description How many people it holds
             */
            capacity: number | null;
            /** @description City */
            city: string;
            /** @description Country, ISO 3166-1 alpha-3. ISO 3166-1 alpha-3; alpha-2 is accepted */
            country: string;
            /**
             * Format: wire-datetime
             * @description When it was made. yyyy-mm-ddThh:mm:ss, UTC
             */
            created: UtcDateTime;
            /**
             * Format: wire-datetime
             * @description When it was deleted; null while it is there. yyyy-mm-ddThh:mm:ss, UTC
             */
            deleted: UtcDateTime | null;
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
            /** @description House number */
            number: string | null;
            /** @description Full name */
            official_name: string;
            /**
             * Format: int32
             * @description Year
             */
            opened: number | null;
            /** @description Whether it is shown before others */
            popular_stadium: boolean;
            /** @description Postal code */
            postalcode: string | null;
            /** @description Province or state */
            province: string | null;
            /** @description Information only: how it is set up */
            seating_setup: string | null;
            /** @description Readable alternative to the identifier */
            slug: string;
            /** @description Street */
            streetname: string | null;
            /**
             * @description IANA name of the zone its clocks show
             * @example Europe/Lisbon
             */
            time_zone: string;
            /**
             * Format: int32
             * @description Information only: metres
             */
            track_length: number | null;
            /**
             * Format: wire-datetime
             * @description When it last changed. yyyy-mm-ddThh:mm:ss, UTC
             */
            updated: UtcDateTime;
            /** @description The venue */
            venue_id: string;
            /**
             * @description Kind of venue
             * @enum {string}
             */
            venue_type: "racetrack" | "stadium" | "other";
            /** @description Information only: its page there */
            wikipedia_slug: string | null;
            /** @description Information only: the first lines of that page */
            wikipedia_snippet: string | null;
        };
        /** @description Only the fields sent change. A new time_zone keeps what the clocks of its events show, and moves their instants */
        VenueChange: {
            /**
             * Format: int32
             * @description How many people it holds
             */
            capacity?: number | null;
            /** @description City */
            city?: string;
            /** @description Country, ISO 3166-1 alpha-3. ISO 3166-1 alpha-3; alpha-2 is accepted */
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
            /** @description House number */
            number?: string | null;
            /** @description Full name */
            official_name?: string;
            /**
             * Format: int32
             * @description Year
             */
            opened?: number | null;
            /** @description Whether it is shown before others */
            popular_stadium?: boolean;
            /** @description Postal code */
            postalcode?: string | null;
            /** @description Province or state */
            province?: string | null;
            /** @description Information only: how it is set up */
            seating_setup?: string | null;
            /**
             * @description Readable alternative to the identifier; made from the name when left out, and kept when the name changes
             * @example estadio-da-luz
             */
            slug?: string;
            /** @description Street */
            streetname?: string | null;
            /**
             * @description IANA name of the zone its clocks show
             * @example Europe/Lisbon
             */
            time_zone?: string;
            /**
             * Format: int32
             * @description Information only: metres
             */
            track_length?: number | null;
            /**
             * @description Kind of venue
             * @enum {string}
             */
            venue_type?: "racetrack" | "stadium" | "other";
            /** @description Information only: its page there */
            wikipedia_slug?: string | null;
            /** @description Information only: the first lines of that page */
            wikipedia_snippet?: string | null;
        };
        VenueDirections: {
            /**
             * Format: wire-datetime
             * @description When it was made. yyyy-mm-ddThh:mm:ss, UTC
             */
            created: UtcDateTime | null;
            /**
             * Format: uri
             * @description An https address
             * @example https://images.example/stand.jpg
             */
            google_maps: string | null;
            /** @description Places of note on the way */
            landmarks: components["schemas"]["Landmark"][];
            /** @description Where to park */
            parking: components["schemas"]["GuidanceInLocales"];
            /** @description The way from the station or the car park */
            route: components["schemas"]["GuidanceInLocales"];
            /** @description How to get to the city */
            travel: components["schemas"]["GuidanceInLocales"];
            /**
             * Format: wire-datetime
             * @description When it last changed. yyyy-mm-ddThh:mm:ss, UTC
             */
            updated: UtcDateTime | null;
            /** @description The venue */
            venue_id: string;
        };
        VenueDirectionsHistoryEntry: {
            /** @description Names of the fields that changed */
            changed: string[];
            /**
             * Format: wire-datetime
             * @description When it was made. yyyy-mm-ddThh:mm:ss, UTC
             */
            created: UtcDateTime;
            /** @description The client that made it */
            created_by: string;
            /** @description The administrator who acted as the client that made the change; null when nobody did */
            impersonator_client_id: string | null;
            /**
             * Format: wire-datetime
             * @description Since when it may not call; null while it may. yyyy-mm-ddThh:mm:ss, UTC
             */
            inactive_since: UtcDateTime | null;
            /** @description The client that last changed it */
            updated_by: string;
            /** @description What it was in this version */
            venue_directions: components["schemas"]["VenueDirections"];
            /** @description The venue */
            venue_id: string | null;
        };
        VenueDirectionsHistoryEntryPage: {
            /** @description The versions, newest first */
            history: components["schemas"]["VenueDirectionsHistoryEntry"][];
            /** @description Which page this is, of how many entries, and where its neighbours are */
            pagination: components["schemas"]["Pagination"];
        };
        /** @description All of it: what is left out is emptied */
        VenueDirectionsInput: {
            /**
             * Format: uri
             * @description In place of the link made from the position of the venue
             */
            google_maps?: string | null;
            /** @description Drawn on the map and listed with their distance */
            landmarks?: components["schemas"]["Landmark"][];
            /** @description Where to park */
            parking?: components["schemas"]["GuidanceInLocalesInput"];
            /** @description The way from the station or the car park */
            route?: components["schemas"]["GuidanceInLocalesInput"];
            /** @description How to get to the city */
            travel?: components["schemas"]["GuidanceInLocalesInput"];
        };
        VenueHistoryEntry: {
            /** @description Names of the fields that changed */
            changed: string[];
            /**
             * Format: wire-datetime
             * @description When it was made. yyyy-mm-ddThh:mm:ss, UTC
             */
            created: UtcDateTime;
            /** @description The client that made it */
            created_by: string;
            /** @description The administrator who acted as the client that made the change; null when nobody did */
            impersonator_client_id: string | null;
            /**
             * Format: wire-datetime
             * @description Since when it may not call; null while it may. yyyy-mm-ddThh:mm:ss, UTC
             */
            inactive_since: UtcDateTime | null;
            /** @description The client that last changed it */
            updated_by: string;
            /** @description Where it takes place */
            venue: components["schemas"]["Venue"];
            /** @description The venue */
            venue_id: string | null;
        };
        VenueHistoryEntryPage: {
            /** @description The versions, newest first */
            history: components["schemas"]["VenueHistoryEntry"][];
            /** @description Which page this is, of how many entries, and where its neighbours are */
            pagination: components["schemas"]["Pagination"];
        };
        VenuePage: {
            /** @description Which page this is, of how many entries, and where its neighbours are */
            pagination: components["schemas"]["Pagination"];
            /** @description The venues of this page */
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
             * @description When it was made. yyyy-mm-ddThh:mm:ss, UTC
             */
            created: UtcDateTime;
            /**
             * @description Which list it is of
             * @example bookingorders
             */
            list: string;
            /**
             * @description Name of the view
             * @example Waiting for files
             */
            name: string;
            /**
             * @description Filters and sorting, as in an address
             * @example logistic_status=pendingticketupload&sorting=event_startdate
             */
            query: string;
            /**
             * Format: wire-datetime
             * @description When it last changed. yyyy-mm-ddThh:mm:ss, UTC
             */
            updated: UtcDateTime;
            /** @description The view */
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
            /**
             * @description Name
             * @example Waiting for files
             */
            name?: string;
            /**
             * @description Filters and sorting, as in an address
             * @example logistic_status=pendingticketupload&sorting=event_startdate
             */
            query?: string;
        };
        ViewPage: {
            /** @description Which page this is, of how many entries, and where its neighbours are */
            pagination: components["schemas"]["Pagination"];
            /** @description The views of this page */
            views: components["schemas"]["View"][];
        };
        Webhook: {
            /** @description The client */
            client_id: string;
            /**
             * Format: wire-datetime
             * @description When it was made. yyyy-mm-ddThh:mm:ss, UTC
             */
            created: UtcDateTime;
            /**
             * @description Why the service switched it off: the receiver answered 410, or nothing got through for five days
             * @enum {string|null}
             */
            disabled_reason: "gone" | "failing" | null;
            /**
             * @description Absolute URL, https in production; deliveries are POSTed to it
             * @example https://agency.example/hooks/orders
             */
            endpoint: string;
            /**
             * @description What the webhook is told of; one each
             * @enum {string}
             */
            event_type: "bookingorder_completed" | "bookingorder_cancelled" | "sale_created" | "sale_cancelled" | "ticket_created" | "ticket_changed" | "ticket_removed" | "event_created" | "event_changed" | "event_removed" | "reservation_expiring" | "reservation_expired" | "bookingorder_created" | "bookingorder_updated" | "guestdata_required" | "ticketfile_assigned" | "admission_recorded" | "admissions_relisted" | "sale_updated" | "webhook_failing" | "webhook_disabled" | "api_key_expiring";
            /**
             * Format: wire-datetime
             * @description Since when every attempt has failed
             */
            failing_since: UtcDateTime | null;
            /** @description Narrows down what it is told of; what is named must all fit. Which fields it may have depends on the type */
            filter: components["schemas"]["WebhookFilter"];
            /** @description Whether it is sent anything */
            is_active: boolean;
            /**
             * Format: wire-datetime
             * @description When it last changed. yyyy-mm-ddThh:mm:ss, UTC
             */
            updated: UtcDateTime;
            /**
             * Format: int64
             * @description The version of the payload that deliveries carry
             */
            version: number;
            /** @description The webhook */
            webhook_id: string;
        };
        /** @description Only the fields sent change */
        WebhookChange: {
            /**
             * @description Absolute URL, https in production; deliveries are POSTed to it
             * @example https://agency.example/hooks/orders
             */
            endpoint?: string;
            /**
             * @description What the webhook is told of; one each
             * @enum {string}
             */
            event_type?: "bookingorder_completed" | "bookingorder_cancelled" | "sale_created" | "sale_cancelled" | "ticket_created" | "ticket_changed" | "ticket_removed" | "event_created" | "event_changed" | "event_removed" | "reservation_expiring" | "reservation_expired" | "bookingorder_created" | "bookingorder_updated" | "guestdata_required" | "ticketfile_assigned" | "admission_recorded" | "admissions_relisted" | "sale_updated" | "webhook_failing" | "webhook_disabled" | "api_key_expiring";
            /** @description Narrows down what it is told of; what is named must all fit. Which fields it may have depends on the type */
            filter?: components["schemas"]["WebhookFilter"];
            /** @description Whether it is sent anything; true unless sent */
            is_active?: boolean;
            /**
             * @description Key of the signatures; its UTF-8 bytes are the HMAC key. Never returned
             * @example a-long-random-text
             */
            secret?: string;
            /**
             * Format: int32
             * @description Repeated in every delivery; 1 unless sent
             */
            version?: number;
        };
        WebhookDelivery: {
            /** @description Names of the fields that changed, of those that come from the log of changes */
            changed?: string[];
            /** @description The client that the webhook belongs to */
            client_id: string;
            /**
             * @description What happened
             * @enum {string}
             */
            event: "bookingorder_completed" | "bookingorder_cancelled" | "sale_created" | "sale_cancelled" | "ticket_created" | "ticket_changed" | "ticket_removed" | "event_created" | "event_changed" | "event_removed" | "reservation_expiring" | "reservation_expired" | "bookingorder_created" | "bookingorder_updated" | "guestdata_required" | "ticketfile_assigned" | "admission_recorded" | "admissions_relisted" | "sale_updated" | "webhook_failing" | "webhook_disabled" | "api_key_expiring";
            /** @description The resource: read it by this identifier */
            resource_id: string;
            /**
             * @description What kind of resource it is about
             * @enum {string}
             */
            resource_type: "bookingorder" | "sale" | "ticket" | "event" | "reservation" | "webhook" | "api_key";
            /** @description When it happened, ISO 8601 with offset */
            timestamp: string;
            /**
             * Format: int32
             * @description The version of the payload that the webhook asked for
             */
            version: number;
        };
        /** @description Narrows down what it is told of; what is named must all fit. Which fields it may have depends on the type */
        WebhookFilter: {
            /** @description Only of these events */
            event_id?: string[];
            /** @description Quantities whose passing, up or down, is told by `ticket_changed`, beside sold out and back */
            stock_thresholds?: number[];
            /** @description Only of these tickets */
            ticket_id?: string[];
            /** @description Only of events of these tournaments */
            tournament_id?: string[];
            /** @description Only of events at these venues */
            venue_id?: string[];
        } | null;
        WebhookPage: {
            /** @description Which page this is, of how many entries, and where its neighbours are */
            pagination: components["schemas"]["Pagination"];
            /** @description The webhooks of this page */
            webhooks: components["schemas"]["Webhook"][];
        };
        WithdrawnRelisting: {
            /**
             * Format: int32
             * @description How many were sold
             */
            number_of_tickets_sold: number;
            /** @description The admissions that are back, unlocked, in the order they were relisted from */
            orderitems: string[];
            /**
             * Format: int64
             * @description Held by buyers at this moment; can be withdrawn when the hold has run out
             */
            reservations_quantity: number;
            /** @description The ticket */
            ticket_id: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /**
         * @description Of this state: send it back as `If-Match` with a change; where reads can be cached, as `If-None-Match` to hear 304 while it holds
         * @example "3"
         */
        ETag: string;
        /**
         * @description There when this is the first answer to the same `Idempotency-Key`, sent again: nothing happened this time
         * @example true
         */
        "Idempotent-Replayed": "true";
        /**
         * @description How many calls are left (`r`) and in how many seconds the count begins anew (`t`); on answers to callers that were recognised
         * @example "default";r=599;t=42
         */
        RateLimit: string;
        /**
         * @description How many calls a client may make (`q`) in how many seconds (`w`)
         * @example "default";q=600;w=60
         */
        "RateLimit-Policy": string;
        /**
         * @description Seconds after which it is worth trying again
         * @example 600
         */
        "Retry-After": number;
        /**
         * @description How credentials are sent
         * @example ApiKey header="X-Api-Key", Bearer
         */
        "WWW-Authenticate": string;
        /**
         * @description Identifier of this request: quote it when asking for help
         * @example req-7h3k2m9qw4
         */
        "X-Request-Id": string;
        /**
         * @description The version of the service that answered
         * @example 0.1.0
         */
        "X-Service-Version": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    healthz: {
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    openapiJson: {
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    readyz: {
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    "admin.service.tickets.get": {
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
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SingleTicket"];
                };
            };
        };
    };
    "admissions.record": {
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
                 *       "orderitem_id": "text",
                 *       "barcode": "0123456789",
                 *       "event_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_evt",
                 *       "admitted_at": "2031-03-29T18:42:10",
                 *       "gate": "Gate 4"
                 *     }
                 */
                "application/json": components["schemas"]["NewAdmission"];
            };
        };
        responses: {
            /** @description `repeated` is true when the ticket was admitted before: time and gate are those of the first time, which stands. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordedAdmission"];
                };
            };
        };
    };
    "bookingorders.list": {
        parameters: {
            query?: {
                /**
                 * @description The code people read out. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                booking_code?: Filter<string>;
                /**
                 * @description Booking it is part of. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                booking_id?: Filter<string>;
                /**
                 * @description Identifier of the booking order. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                bookingorder_id?: Filter<string>;
                /**
                 * @description When it was made. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: Filter<string>;
                /**
                 * @description In place of `page`: the `pagination.next_cursor` of the page before, with the same filters and sorting. Pages then neither repeat nor leave out an entry when others are added or deleted
                 * @example text
                 */
                cursor?: string;
                /**
                 * @description Distributor. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                distributor_id?: Filter<string>;
                /**
                 * @description Whether the distributor paid. One of the values. Values: `open`, `invoiced`, `paid`, `partlyrefunded`, `refunded`, `void`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example open
                 */
                distributorfinancial_status?: Filter<"open" | "invoiced" | "paid" | "partlyrefunded" | "refunded" | "void">;
                /**
                 * @description Event. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                event_id?: Filter<string>;
                /**
                 * @description Day the event begins, local. Date `yyyy-mm-dd`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31
                 */
                event_startdate?: Filter<string>;
                /**
                 * @description Day the event ends, local. Date `yyyy-mm-dd`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31
                 */
                event_stopdate?: Filter<string>;
                /**
                 * @description Whether the supplier was paid. One of the values. Values: `notapplicable`, `topurchase`, `purchased`, `settled`, `credited`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example notapplicable
                 */
                financial_status?: Filter<"notapplicable" | "topurchase" | "purchased" | "settled" | "credited">;
                /**
                 * @description Where the guest data is. One of the values. Values: `notapplicable`, `waitingfordistributor`, `waitingforendcustomer`, `waitingforprocessing`, `waitingtosendtosupplier`, `completed`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example notapplicable
                 */
                guestdata_status?: Filter<"notapplicable" | "waitingfordistributor" | "waitingforendcustomer" | "waitingforprocessing" | "waitingtosendtosupplier" | "completed">;
                /**
                 * @description Whether it is a test. `true` or `false`.
                 * @example true
                 */
                is_test_booking?: Filter<boolean>;
                /**
                 * @description Where the tickets are. One of the values. Values: `processing`, `pendingticketupload`, `completed`, `review`, `blocked`, `postponed`, `administrative`, `returned`, `cancelled`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example processing
                 */
                logistic_status?: Filter<"processing" | "pendingticketupload" | "completed" | "review" | "blocked" | "postponed" | "administrative" | "returned" | "cancelled">;
                /**
                 * @description Whether the client was told. One of the values. Values: `notapplicable`, `pending`, `completed`, `failed`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example notapplicable
                 */
                notify_client_status?: Filter<"notapplicable" | "pending" | "completed" | "failed">;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description Part of the code, an id, your reference or the event name; of what you bought also of the e-mail address or the payment reference. Free text.
                 * @example arena
                 */
                query?: string;
                /**
                 * @description Orders by what you are to them, see the field: those you bought, or those you sold. Values: `buyer`, `seller`, `operator`.
                 * @example buyer
                 */
                relation?: "buyer" | "seller" | "operator";
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `logistic_status`, `guestdata_status`, `distributorfinancial_status`, `financial_status`, `notify_client_status`, `event_startdate`, `event_stopdate`, `created`, `updated`. Enumerations are in the order of their list. Without it: `-created`. Ties break by id.
                 * @example -created
                 */
                sorting?: string;
                /**
                 * @description Supplier. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                supplier_id?: Filter<string>;
                /**
                 * @description Orders of this ticket. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                ticket_id?: Filter<string>;
                /**
                 * @description When it last changed. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                updated?: Filter<string>;
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingOrderPage"];
                };
            };
        };
    };
    "bookingorders.get": {
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
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingOrder"];
                };
            };
        };
    };
    "bookingorders.update": {
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
                /**
                 * @description The `ETag` of what the change is based on: if somebody has changed it since, the answer is 412 and nothing happens
                 * @example "3"
                 */
                "If-Match"?: string;
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
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingOrder"];
                };
            };
        };
    };
    "bookingorders.downloads": {
        parameters: {
            query?: {
                /**
                 * @description When. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                at?: Filter<string>;
                /**
                 * @description In place of `page`: the `pagination.next_cursor` of the page before, with the same filters and sorting. Pages then neither repeat nor leave out an entry when others are added or deleted
                 * @example text
                 */
                cursor?: string;
                /**
                 * @description One ticket, or all of them. One of the values. Values: `pdf`, `zip`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example pdf
                 */
                kind?: Filter<"pdf" | "zip">;
                /**
                 * @description Order item. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                orderitem_id?: Filter<string>;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `at`. Enumerations are in the order of their list. Without it: `-at`. Ties break by id.
                 * @example -at
                 */
                sorting?: string;
                /**
                 * @description By a client of the API, or through a guest’s link. One of the values. Values: `api`, `guest`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example api
                 */
                via?: Filter<"api" | "guest">;
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DownloadPage"];
                };
            };
        };
    };
    "bookingorders.guestdata.list": {
        parameters: {
            query?: {
                /**
                 * @description Country, ISO 3166-1, of guests whose own country_of_residence is not known: requirements that hang on the country are resolved for it. The own country of a guest always counts before it
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderGuestData"];
                };
            };
        };
    };
    "bookingorders.guestdata.replaceAll": {
        parameters: {
            query?: {
                /**
                 * @description Country, ISO 3166-1, of guests whose own country_of_residence is not known: requirements that hang on the country are resolved for it. The own country of a guest always counts before it
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
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderGuestData"];
                };
            };
        };
    };
    "bookingorders.guestdata.get": {
        parameters: {
            query?: {
                /**
                 * @description Country, ISO 3166-1, of guests whose own country_of_residence is not known: requirements that hang on the country are resolved for it. The own country of a guest always counts before it
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Guest"];
                };
            };
        };
    };
    "bookingorders.guestdata.replace": {
        parameters: {
            query?: {
                /**
                 * @description Country, ISO 3166-1, of guests whose own country_of_residence is not known: requirements that hang on the country are resolved for it. The own country of a guest always counts before it
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
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Guest"];
                };
            };
        };
    };
    "bookingorders.history": {
        parameters: {
            query?: {
                /**
                 * @description When the version came into being. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: Filter<string>;
                /**
                 * @description In place of `page`: the `pagination.next_cursor` of the page before, with the same filters and sorting. Pages then neither repeat nor leave out an entry when others are added or deleted
                 * @example text
                 */
                cursor?: string;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `version`, `created`. Enumerations are in the order of their list. Without it: `-version`. Ties break by id.
                 * @example -version
                 */
                sorting?: string;
                /**
                 * @description Client that made the version. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                updated_by?: Filter<string>;
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingOrderHistoryEntryPage"];
                };
            };
        };
    };
    "bookingorders.invoice.get": {
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    "bookingorders.memos.list": {
        parameters: {
            query?: {
                /**
                 * @description Day on which something is to be done. Date `yyyy-mm-dd`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31
                 */
                action_date?: Filter<string>;
                /**
                 * @description When it was written. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: Filter<string>;
                /**
                 * @description Client who wrote it. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                created_by?: Filter<string>;
                /**
                 * @description In place of `page`: the `pagination.next_cursor` of the page before, with the same filters and sorting. Pages then neither repeat nor leave out an entry when others are added or deleted
                 * @example text
                 */
                cursor?: string;
                /**
                 * @description Whether it is dealt with. `true` or `false`.
                 * @example true
                 */
                finished?: Filter<boolean>;
                /**
                 * @description Category. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                memo_category?: Filter<string>;
                /**
                 * @description Subcategory. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                memo_subcategory?: Filter<string>;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description internal: the operator only; external: the party too. One of the values. Values: `internal`, `external`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example internal
                 */
                scope?: Filter<"internal" | "external">;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `action_date`, `created`, `updated`. Enumerations are in the order of their list. Without it: `-created`. Ties break by id.
                 * @example -created
                 */
                sorting?: string;
                /**
                 * @description Client who is to do it. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                target_client_id?: Filter<string>;
                /**
                 * @description When it last changed. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                updated?: Filter<string>;
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemoPage"];
                };
            };
        };
    };
    "bookingorders.memos.create": {
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
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Memo"];
                };
            };
        };
    };
    "bookingorders.relist": {
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
        /** @description Admissions of the same ticket at the same price are offered as one ticket */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "items": [
                 *         {
                 *           "orderitem_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_oit",
                 *           "asking_price": 12000,
                 *           "currency_code": "EUR"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Relist"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Relisted"];
                };
            };
        };
    };
    "bookingorders.relistedSales": {
        parameters: {
            query?: {
                /**
                 * @description In place of `page`: the `pagination.next_cursor` of the page before, with the same filters and sorting. Pages then neither repeat nor leave out an entry when others are added or deleted
                 * @example text
                 */
                cursor?: string;
                /**
                 * @description Event. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                event_id?: Filter<string>;
                /**
                 * @description Day the event begins, local. Date `yyyy-mm-dd`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31
                 */
                event_startdate?: Filter<string>;
                /**
                 * @description Day the event ends, local. Date `yyyy-mm-dd`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31
                 */
                event_stopdate?: Filter<string>;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description When it was sold. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                purchase_date?: Filter<string>;
                /**
                 * @description How it came about. One of the values. Values: `marketplace`, `relisting`, `manual`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example marketplace
                 */
                purchase_source?: Filter<"marketplace" | "relisting" | "manual">;
                /**
                 * @description Identifier of the purchase order. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                purchaseorder_id?: Filter<string>;
                /**
                 * @description Where the sale stands. One of the values. Values: `confirmed`, `fulfilled`, `settled`, `withdrawn`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example confirmed
                 */
                purchaseorder_status?: Filter<"confirmed" | "fulfilled" | "settled" | "withdrawn">;
                /**
                 * @description Part of the reference, the id or the event name. Free text.
                 * @example arena
                 */
                query?: string;
                /**
                 * @description The number people quote. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                reference_number?: Filter<string>;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `purchaseorder_status`, `purchase_source`, `event_startdate`, `event_stopdate`, `purchase_date`, `updated`. Enumerations are in the order of their list. Without it: `-purchase_date`. Ties break by id.
                 * @example -purchase_date
                 */
                sorting?: string;
                /**
                 * @description Supplier that sold. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                supplier_id?: Filter<string>;
                /**
                 * @description When it last changed. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                updated?: Filter<string>;
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalePage"];
                };
            };
        };
    };
    "bookingorders.sandbox": {
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
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingOrder"];
                };
            };
        };
    };
    "bookings.list": {
        parameters: {
            query?: {
                /**
                 * @description The code people read out. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                booking_code?: Filter<string>;
                /**
                 * @description Identifier of the booking. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                booking_id?: Filter<string>;
                /**
                 * @description The distributor's own reference. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                booking_reference?: Filter<string>;
                /**
                 * @description When it was made. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: Filter<string>;
                /**
                 * @description In place of `page`: the `pagination.next_cursor` of the page before, with the same filters and sorting. Pages then neither repeat nor leave out an entry when others are added or deleted
                 * @example text
                 */
                cursor?: string;
                /**
                 * @description Distributor. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                distributor_id?: Filter<string>;
                /**
                 * @description Whether it is a test. `true` or `false`.
                 * @example true
                 */
                is_test_booking?: Filter<boolean>;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description Part of the code, an id, a reference or the e-mail address. Free text.
                 * @example arena
                 */
                query?: string;
                /**
                 * @description Reservation it was made from. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                reservation_id?: Filter<string>;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `created`. Enumerations are in the order of their list. Without it: `-created`. Ties break by id.
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingPage"];
                };
            };
        };
    };
    "bookings.create": {
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
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
        };
    };
    "bookings.get": {
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
        };
    };
    "bookings.reservation.get": {
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
        };
    };
    "categories.list": {
        parameters: {
            query?: {
                /**
                 * @description Since when it is archived; who filters by it is shown archived ones. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                archived_since?: Filter<string>;
                /**
                 * @description Identifier of the category. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                category_id?: Filter<string>;
                /**
                 * @description Whole name. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                category_name?: Filter<string>;
                /**
                 * @description Kind of category. One of the values. Values: `grandstand`, `generaladmission`, `busparking`, `carparking`, `camping`, `transfer`, `hospitality`, `offsite_hospitality`, `extras`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example grandstand
                 */
                category_type?: Filter<"grandstand" | "generaladmission" | "busparking" | "carparking" | "camping" | "transfer" | "hospitality" | "offsite_hospitality" | "extras">;
                /**
                 * @description When it was made. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: Filter<string>;
                /**
                 * @description In place of `page`: the `pagination.next_cursor` of the page before, with the same filters and sorting. Pages then neither repeat nor leave out an entry when others are added or deleted
                 * @example text
                 */
                cursor?: string;
                /**
                 * @description Channel it is sold through. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                distribution_channel?: Filter<string>;
                /**
                 * @description Categories there are tickets of for this event, left or not. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                event_id?: Filter<string>;
                /**
                 * @description How it is highlighted. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                highlight_type?: Filter<string>;
                /**
                 * @description Whether the plan of the venue shows it. `true` or `false`.
                 * @example true
                 */
                on_svg?: Filter<boolean>;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description How many of a party sit together. Whole number. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2
                 */
                party_size_together?: Filter<number>;
                /**
                 * @description Part of the name of the category or its venue, accents folded. Free text.
                 * @example arena
                 */
                query?: string;
                /**
                 * @description Whether archived ones are listed too. They also are when `category_id`, `event_id` or `archived_since` is asked for. `true` or `false`, default `false`.
                 * @example false
                 */
                show_archived?: (boolean) | "true" | "false";
                /**
                 * @description Whether deleted ones are listed too; `deleted` tells since when they are. `true` or `false`, default `false`.
                 * @example false
                 */
                show_deleted?: (boolean) | "true" | "false";
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `category_id`, `category_name`, `sport_type`, `category_type`, `archived_since`, `created`, `updated`. Enumerations are in the order of their list. Without it: `category_name`. Ties break by id.
                 * @example category_name
                 */
                sorting?: string;
                /**
                 * @description Sport. One of the values. Values: `soccer`, `motorsport`, `tennis`, `rugby`, `darts`, `horseracing`, `boxing`, `other`, `motogp`, `formula1`, `cricket`, `basketball`, `combatsport`, `icehockey`, `nba`, `nfl`, `mlb`, `watersport`, `dtm`, `indycar`, `superbike`, `padel`, `handball`, `golf`, `rowing`, `cycling`, `sailing`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example soccer
                 */
                sport_type?: Filter<"soccer" | "motorsport" | "tennis" | "rugby" | "darts" | "horseracing" | "boxing" | "other" | "motogp" | "formula1" | "cricket" | "basketball" | "combatsport" | "icehockey" | "nba" | "nfl" | "mlb" | "watersport" | "dtm" | "indycar" | "superbike" | "padel" | "handball" | "golf" | "rowing" | "cycling" | "sailing">;
                /**
                 * @description When it last changed. To keep a copy in step ask for `ge:` the newest one you have, less a minute for changes under way, with `show_deleted=true`. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                updated?: Filter<string>;
                /**
                 * @description Categories of this venue. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                venue_id?: Filter<string>;
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
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryPage"];
                };
            };
        };
    };
    "categories.create": {
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
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
        };
    };
    "categories.get": {
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
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
        };
    };
    "categories.delete": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your own, new for each change: repeating the request with it has no second effect
                 * @example order-4711-attempt
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description The `ETag` of what the change is based on: if somebody has changed it since, the answer is 412 and nothing happens
                 * @example "3"
                 */
                "If-Match"?: string;
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
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "categories.update": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your own, new for each change: repeating the request with it has no second effect
                 * @example order-4711-attempt
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description The `ETag` of what the change is based on: if somebody has changed it since, the answer is 412 and nothing happens
                 * @example "3"
                 */
                "If-Match"?: string;
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
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
        };
    };
    "categories.history": {
        parameters: {
            query?: {
                /**
                 * @description When the version came into being. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: Filter<string>;
                /**
                 * @description In place of `page`: the `pagination.next_cursor` of the page before, with the same filters and sorting. Pages then neither repeat nor leave out an entry when others are added or deleted
                 * @example text
                 */
                cursor?: string;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `version`, `created`. Enumerations are in the order of their list. Without it: `-version`. Ties break by id.
                 * @example -version
                 */
                sorting?: string;
                /**
                 * @description Client that made the version. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                updated_by?: Filter<string>;
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryHistoryEntryPage"];
                };
            };
        };
    };
    "categories.inclusions.get": {
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
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryInclusions"];
                };
            };
        };
    };
    "categories.inclusions.replace": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your own, new for each change: repeating the request with it has no second effect
                 * @example order-4711-attempt
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description The `ETag` of what the change is based on: if somebody has changed it since, the answer is 412 and nothing happens
                 * @example "3"
                 */
                "If-Match"?: string;
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
        /** @description All of it: what is left out is emptied. A position of its own is for places that are not at the venue */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "gate": "B",
                 *       "summary": {
                 *         "en_GB": "A seat in the lounge, and all that you eat and drink."
                 *       },
                 *       "items": {
                 *         "en_GB": [
                 *           "Welcome drink",
                 *           "Three courses",
                 *           "Open bar until an hour after the match"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CategoryInclusionsInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryInclusions"];
                };
            };
        };
    };
    "categories.inclusions.history": {
        parameters: {
            query?: {
                /**
                 * @description When the version came into being. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: Filter<string>;
                /**
                 * @description In place of `page`: the `pagination.next_cursor` of the page before, with the same filters and sorting. Pages then neither repeat nor leave out an entry when others are added or deleted
                 * @example text
                 */
                cursor?: string;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `version`, `created`. Enumerations are in the order of their list. Without it: `-version`. Ties break by id.
                 * @example -version
                 */
                sorting?: string;
                /**
                 * @description Client that made the version. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                updated_by?: Filter<string>;
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryInclusionsHistoryEntryPage"];
                };
            };
        };
    };
    "changes.get": {
        parameters: {
            query?: {
                /**
                 * @description Cursor of the answer before; `now` for what comes from now on. Without it: from the oldest change that is kept
                 * @example now
                 */
                after?: string;
                /**
                 * @description Each entry with the resource as it is now, in `data`
                 * @example full
                 */
                include?: "full";
                /**
                 * @description Most entries of an answer; with `include=full` 100 at most
                 * @example 100
                 */
                limit?: number;
                /**
                 * @description Types of changes, separated by commas; all without it. Values: `sale_created`, `ticket_created`, `ticket_changed`, `ticket_removed`, `event_created`, `event_changed`, `event_removed`, `event_translation_created`, `event_translation_updated`, `event_translation_removed`, `reservation_created`, `reservation_updated`, `bookingorder_created`, `bookingorder_updated`, `sale_updated`, `ticketfile_created`, `ticketfile_updated`, `ticketfile_removed`, `catalogue_reset`
                 * @example ticket_created,ticket_changed,ticket_removed
                 */
                types?: string;
                /**
                 * @description Seconds to wait for a change when there is none yet
                 * @example 0
                 */
                wait?: number;
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Changes"];
                    "text/event-stream": string;
                };
            };
        };
    };
    "cities.list": {
        parameters: {
            query?: {
                /**
                 * @description City, in capitals or not. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                city?: Filter<string>;
                /**
                 * @description Country, alpha-2 or alpha-3. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                country?: Filter<string>;
                /**
                 * @description In place of `page`: the `pagination.next_cursor` of the page before, with the same filters and sorting. Pages then neither repeat nor leave out an entry when others are added or deleted
                 * @example text
                 */
                cursor?: string;
                /**
                 * @description How many events. Whole number. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2
                 */
                number_of_events?: Filter<number>;
                /**
                 * @description How many venues. Whole number. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2
                 */
                number_of_venues?: Filter<number>;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description Part of the name, accents folded. Free text.
                 * @example arena
                 */
                query?: string;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `country`, `city`, `number_of_venues`, `number_of_events`. Enumerations are in the order of their list. Without it: `city`. Ties break by id.
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
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CityPage"];
                };
            };
        };
    };
    "clients.list": {
        parameters: {
            query?: {
                /**
                 * @description Identifier of the client. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                client_id?: Filter<string>;
                /**
                 * @description Part of the label. Free text.
                 * @example arena
                 */
                client_name?: string;
                /**
                 * @description Without it, all that are not deleted. One of the values. Values: `active`, `suspended`, `deleted`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example active
                 */
                client_status?: Filter<"active" | "suspended" | "deleted">;
                /**
                 * @description When it was made. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: Filter<string>;
                /**
                 * @description In place of `page`: the `pagination.next_cursor` of the page before, with the same filters and sorting. Pages then neither repeat nor leave out an entry when others are added or deleted
                 * @example text
                 */
                cursor?: string;
                /**
                 * @description Clients of this distributor. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                distributor_id?: Filter<string>;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description Part of the label, the id, the e-mail address or the distributor id. Free text.
                 * @example arena
                 */
                query?: string;
                /**
                 * @description Clients that have the role. One of the values. Values: `ADMIN`, `PRODUCT_MANAGEMENT`, `SUPPORT`, `FINANCE`, `api`, `portal`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ADMIN
                 */
                role?: Filter<"ADMIN" | "PRODUCT_MANAGEMENT" | "SUPPORT" | "FINANCE" | "api" | "portal">;
                /**
                 * @description Kind of party. One of the values. Values: `internal`, `distributor`, `supplier`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example internal
                 */
                scope?: Filter<"internal" | "distributor" | "supplier">;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `client_id`, `client_status`, `label`, `created`, `updated`. Enumerations are in the order of their list. Without it: `-created`. Ties break by id.
                 * @example -created
                 */
                sorting?: string;
                /**
                 * @description Clients of this supplier. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                supplier_id?: Filter<string>;
                /**
                 * @description When it last changed. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                updated?: Filter<string>;
                /**
                 * @description Whether to answer the basic shape: client_id, label, client_status, distributor_id, distributor_name. `true` or `false`, default `false`.
                 * @example false
                 */
                use_basic_dto?: (boolean) | "true" | "false";
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientsPage"];
                };
            };
        };
    };
    "clients.create": {
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
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Client"];
                };
            };
        };
    };
    "clients.get": {
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
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Client"];
                };
            };
        };
    };
    "clients.delete": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your own, new for each change: repeating the request with it has no second effect
                 * @example order-4711-attempt
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description The `ETag` of what the change is based on: if somebody has changed it since, the answer is 412 and nothing happens
                 * @example "3"
                 */
                "If-Match"?: string;
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
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "clients.update": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your own, new for each change: repeating the request with it has no second effect
                 * @example order-4711-attempt
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description The `ETag` of what the change is based on: if somebody has changed it since, the answer is 412 and nothing happens
                 * @example "3"
                 */
                "If-Match"?: string;
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
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Client"];
                };
            };
        };
    };
    "clients.history": {
        parameters: {
            query?: {
                /**
                 * @description When the version came into being. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: Filter<string>;
                /**
                 * @description In place of `page`: the `pagination.next_cursor` of the page before, with the same filters and sorting. Pages then neither repeat nor leave out an entry when others are added or deleted
                 * @example text
                 */
                cursor?: string;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `version`, `created`. Enumerations are in the order of their list. Without it: `-version`. Ties break by id.
                 * @example -version
                 */
                sorting?: string;
                /**
                 * @description Client that made the version. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                updated_by?: Filter<string>;
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientHistoryEntryPage"];
                };
            };
        };
    };
    "clients.keys.list": {
        parameters: {
            query?: {
                /**
                 * @description When it was made. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: Filter<string>;
                /**
                 * @description In place of `page`: the `pagination.next_cursor` of the page before, with the same filters and sorting. Pages then neither repeat nor leave out an entry when others are added or deleted
                 * @example text
                 */
                cursor?: string;
                /**
                 * @description When it was last used, to the minute. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                last_used?: Filter<string>;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `created`, `last_used`. Enumerations are in the order of their list. Without it: `-created`. Ties break by id.
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyPage"];
                };
            };
        };
    };
    "clients.keys.create": {
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
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyWithSecret"];
                };
            };
        };
    };
    "clients.keys.delete": {
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
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "countries.list": {
        parameters: {
            query?: {
                /**
                 * @description Country, alpha-2 or alpha-3. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                country?: Filter<string>;
                /**
                 * @description Name in English. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                country_name?: Filter<string>;
                /**
                 * @description In place of `page`: the `pagination.next_cursor` of the page before, with the same filters and sorting. Pages then neither repeat nor leave out an entry when others are added or deleted
                 * @example text
                 */
                cursor?: string;
                /**
                 * @description How many events. Whole number. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2
                 */
                number_of_events?: Filter<number>;
                /**
                 * @description How many venues. Whole number. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2
                 */
                number_of_venues?: Filter<number>;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `country_name`, `iso_country`, `number_of_venues`, `number_of_events`. Enumerations are in the order of their list. Without it: `country_name`. Ties break by id.
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
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryPage"];
                };
            };
        };
    };
    "distributors.list": {
        parameters: {
            query?: {
                /**
                 * @description Business segment. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                business_segment?: Filter<string>;
                /**
                 * @description When it was made. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: Filter<string>;
                /**
                 * @description In place of `page`: the `pagination.next_cursor` of the page before, with the same filters and sorting. Pages then neither repeat nor leave out an entry when others are added or deleted
                 * @example text
                 */
                cursor?: string;
                /**
                 * @description Identifier of the distributor. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                distributor_id?: Filter<string>;
                /**
                 * @description Whole name. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                distributor_name?: Filter<string>;
                /**
                 * @description Status. One of the values. Values: `active`, `suspended`, `deleted`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example active
                 */
                distributor_status?: Filter<"active" | "suspended" | "deleted">;
                /**
                 * @description Country of the distributor. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                iso_country?: Filter<string>;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description Part of the name, the id or the slug. Free text.
                 * @example arena
                 */
                query?: string;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `distributor_name`, `distributor_status`, `iso_country`, `created`, `updated`. Enumerations are in the order of their list. Without it: `distributor_name`. Ties break by id.
                 * @example distributor_name
                 */
                sorting?: string;
                /**
                 * @description When it last changed. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                updated?: Filter<string>;
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DistributorPage"];
                };
            };
        };
    };
    "distributors.create": {
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
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Distributor"];
                };
            };
        };
    };
    "distributors.get": {
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
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Distributor"];
                };
            };
        };
    };
    "distributors.update": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your own, new for each change: repeating the request with it has no second effect
                 * @example order-4711-attempt
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description The `ETag` of what the change is based on: if somebody has changed it since, the answer is 412 and nothing happens
                 * @example "3"
                 */
                "If-Match"?: string;
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
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Distributor"];
                };
            };
        };
    };
    "distributors.history": {
        parameters: {
            query?: {
                /**
                 * @description When the version came into being. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: Filter<string>;
                /**
                 * @description In place of `page`: the `pagination.next_cursor` of the page before, with the same filters and sorting. Pages then neither repeat nor leave out an entry when others are added or deleted
                 * @example text
                 */
                cursor?: string;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `version`, `created`. Enumerations are in the order of their list. Without it: `-version`. Ties break by id.
                 * @example -version
                 */
                sorting?: string;
                /**
                 * @description Client that made the version. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                updated_by?: Filter<string>;
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DistributorHistoryEntryPage"];
                };
            };
        };
    };
    "distributors.prepaid": {
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
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrepaidBalances"];
                };
            };
        };
    };
    "distributors.memos.list": {
        parameters: {
            query?: {
                /**
                 * @description Day on which something is to be done. Date `yyyy-mm-dd`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31
                 */
                action_date?: Filter<string>;
                /**
                 * @description When it was written. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: Filter<string>;
                /**
                 * @description Client who wrote it. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                created_by?: Filter<string>;
                /**
                 * @description In place of `page`: the `pagination.next_cursor` of the page before, with the same filters and sorting. Pages then neither repeat nor leave out an entry when others are added or deleted
                 * @example text
                 */
                cursor?: string;
                /**
                 * @description Whether it is dealt with. `true` or `false`.
                 * @example true
                 */
                finished?: Filter<boolean>;
                /**
                 * @description Category. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                memo_category?: Filter<string>;
                /**
                 * @description Subcategory. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                memo_subcategory?: Filter<string>;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description internal: the operator only; external: the party too. One of the values. Values: `internal`, `external`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example internal
                 */
                scope?: Filter<"internal" | "external">;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `action_date`, `created`, `updated`. Enumerations are in the order of their list. Without it: `-created`. Ties break by id.
                 * @example -created
                 */
                sorting?: string;
                /**
                 * @description Client who is to do it. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                target_client_id?: Filter<string>;
                /**
                 * @description When it last changed. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                updated?: Filter<string>;
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemoPage"];
                };
            };
        };
    };
    "distributors.memos.create": {
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
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Memo"];
                };
            };
        };
    };
    "etickets.download": {
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
                 * @description The download link
                 * @example text
                 */
                download_link: string;
                /**
                 * @description The orderitem id
                 * @example text
                 */
                orderitem_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The e-ticket */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    "etickets.downloadZip": {
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
            /** @description The e-tickets */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
        };
    };
    "eventTranslations.list": {
        parameters: {
            query?: {
                /**
                 * @description When it was made. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: Filter<string>;
                /**
                 * @description In place of `page`: the `pagination.next_cursor` of the page before, with the same filters and sorting. Pages then neither repeat nor leave out an entry when others are added or deleted
                 * @example text
                 */
                cursor?: string;
                /**
                 * @description Translations of this event. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                event_id?: Filter<string>;
                /**
                 * @description Translations of events that begin then. Datetime `yyyy-mm-ddThh:mm:ss` on the clock of the venue, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                event_startdate?: Filter<string>;
                /**
                 * @description Language, or several, separated by commas or given one by one. One of the values. Values: `nl_NL`, `en_GB`, `de_DE`, `fr_FR`, `es_ES`, `it_IT`, `da_DK`, `pt_PT`, `cn_CN`, `ko_KO`, `ja_JA`, `ar_AE`, `zh_Hans_CN`, `sv_SE`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example nl_NL
                 */
                language?: Filter<"nl_NL" | "en_GB" | "de_DE" | "fr_FR" | "es_ES" | "it_IT" | "da_DK" | "pt_PT" | "cn_CN" | "ko_KO" | "ja_JA" | "ar_AE" | "zh_Hans_CN" | "sv_SE">;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description Whether deleted ones are listed too; `deleted` tells since when they are. `true` or `false`, default `false`.
                 * @example false
                 */
                show_deleted?: (boolean) | "true" | "false";
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `event_id`, `language`, `created`, `updated`. Enumerations are in the order of their list. Without it: `event_id`. Ties break by id.
                 * @example event_id
                 */
                sorting?: string;
                /**
                 * @description Slug in that language. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                translated_slug?: Filter<string>;
                /**
                 * @description When it last changed. To keep a copy in step ask for `ge:` the newest one you have, less a minute for changes under way, with `show_deleted=true`. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                updated?: Filter<string>;
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
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTranslationPage"];
                };
            };
        };
    };
    "eventTranslations.get": {
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
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTranslation"];
                };
            };
        };
    };
    "eventTranslations.replace": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your own, new for each change: repeating the request with it has no second effect
                 * @example order-4711-attempt
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description The `ETag` of what the change is based on: if somebody has changed it since, the answer is 412 and nothing happens
                 * @example "3"
                 */
                "If-Match"?: string;
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
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTranslation"];
                };
            };
        };
    };
    "eventTranslations.delete": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your own, new for each change: repeating the request with it has no second effect
                 * @example order-4711-attempt
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description The `ETag` of what the change is based on: if somebody has changed it since, the answer is 412 and nothing happens
                 * @example "3"
                 */
                "If-Match"?: string;
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
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "eventTranslations.history": {
        parameters: {
            query?: {
                /**
                 * @description When the version came into being. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: Filter<string>;
                /**
                 * @description In place of `page`: the `pagination.next_cursor` of the page before, with the same filters and sorting. Pages then neither repeat nor leave out an entry when others are added or deleted
                 * @example text
                 */
                cursor?: string;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `version`, `created`. Enumerations are in the order of their list. Without it: `-version`. Ties break by id.
                 * @example -version
                 */
                sorting?: string;
                /**
                 * @description Client that made the version. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                updated_by?: Filter<string>;
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTranslationHistoryEntryPage"];
                };
            };
        };
    };
    "events.list": {
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
                city?: Filter<string>;
                /**
                 * @description Country of the venue, alpha-2 or alpha-3. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                country?: Filter<string>;
                /**
                 * @description When it was made. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: Filter<string>;
                /**
                 * @description In place of `page`: the `pagination.next_cursor` of the page before, with the same filters and sorting. Pages then neither repeat nor leave out an entry when others are added or deleted
                 * @example text
                 */
                cursor?: string;
                /**
                 * @description Whether the date is sure. `true` or `false`.
                 * @example true
                 */
                date_confirmed?: Filter<boolean>;
                /**
                 * @description When it begins. Datetime `yyyy-mm-ddThh:mm:ss` on the clock of the venue, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                date_start?: Filter<string>;
                /**
                 * @description Instant at which it begins. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                date_start_utc?: Filter<string>;
                /**
                 * @description When it ends. Datetime `yyyy-mm-ddThh:mm:ss` on the clock of the venue, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                date_stop?: Filter<string>;
                /**
                 * @description Instant at which it ends. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                date_stop_utc?: Filter<string>;
                /**
                 * @description Identifier of the event. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                event_id?: Filter<string>;
                /**
                 * @description Whole name, as it is without a translation. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                event_name?: Filter<string>;
                /**
                 * @description Status as it is shown. One of the values. Values: `notstarted`, `soldout`, `postponed`, `cancelled`, `finished`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example notstarted
                 */
                event_status?: Filter<"notstarted" | "soldout" | "postponed" | "cancelled" | "finished">;
                /**
                 * @description Events this team hosts. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                hometeam_id?: Filter<string>;
                /**
                 * @description Whether many ask for it. `true` or `false`.
                 * @example true
                 */
                is_popular?: Filter<boolean>;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description Name of the event, a team, the venue, city or tournament, or part of it, accents and a typing error forgiven; the best come first. Free text.
                 * @example arena
                 */
                query?: string;
                /**
                 * @description Season as the tournament names it, such as 2026/2027. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                season?: Filter<string>;
                /**
                 * @description Events of this series: same tournament season, venue and home team. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                series_id?: Filter<string>;
                /**
                 * @description Whether deleted ones are listed too; `deleted` tells since when they are. `true` or `false`, default `false`.
                 * @example false
                 */
                show_deleted?: (boolean) | "true" | "false";
                /**
                 * @description Readable alternative to the identifier. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                slug?: Filter<string>;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `event_id`, `event_name`, `sport_type`, `season`, `date_start`, `date_stop`, `date_start_utc`, `date_stop_utc`, `created`, `updated`. Enumerations are in the order of their list. Without it: `date_start`. Ties break by id.
                 * @example date_start
                 */
                sorting?: string;
                /**
                 * @description Sport. One of the values. Values: `soccer`, `motorsport`, `tennis`, `rugby`, `darts`, `horseracing`, `boxing`, `other`, `motogp`, `formula1`, `cricket`, `basketball`, `combatsport`, `icehockey`, `nba`, `nfl`, `mlb`, `watersport`, `dtm`, `indycar`, `superbike`, `padel`, `handball`, `golf`, `rowing`, `cycling`, `sailing`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example soccer
                 */
                sport_type?: Filter<"soccer" | "motorsport" | "tennis" | "rugby" | "darts" | "horseracing" | "boxing" | "other" | "motogp" | "formula1" | "cricket" | "basketball" | "combatsport" | "icehockey" | "nba" | "nfl" | "mlb" | "watersport" | "dtm" | "indycar" | "superbike" | "padel" | "handball" | "golf" | "rowing" | "cycling" | "sailing">;
                /**
                 * @description Events of this team, at home or away. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                team_id?: Filter<string>;
                /**
                 * @description Whether there is a ticket you could buy now. `true` or `false`.
                 * @example true
                 */
                tickets_available?: Filter<boolean>;
                /**
                 * @description Events of this tournament. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                tournament_id?: Filter<string>;
                /**
                 * @description Languages it has a name of its own in; `ne:` finds the events that lack one. One of the values. Values: `nl_NL`, `en_GB`, `de_DE`, `fr_FR`, `es_ES`, `it_IT`, `da_DK`, `pt_PT`, `cn_CN`, `ko_KO`, `ja_JA`, `ar_AE`, `zh_Hans_CN`, `sv_SE`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example nl_NL
                 */
                translated_in?: Filter<"nl_NL" | "en_GB" | "de_DE" | "fr_FR" | "es_ES" | "it_IT" | "da_DK" | "pt_PT" | "cn_CN" | "ko_KO" | "ja_JA" | "ar_AE" | "zh_Hans_CN" | "sv_SE">;
                /**
                 * @description When it last changed. To keep a copy in step ask for `ge:` the newest one you have, less a minute for changes under way, with `show_deleted=true`. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                updated?: Filter<string>;
                /**
                 * @description Events at this venue. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                venue_id?: Filter<string>;
                /**
                 * @description Events this team visits. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                visiting_id?: Filter<string>;
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
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventPage"];
                };
            };
        };
    };
    "events.create": {
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
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
        };
    };
    "events.get": {
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
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
        };
    };
    "events.delete": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your own, new for each change: repeating the request with it has no second effect
                 * @example order-4711-attempt
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description The `ETag` of what the change is based on: if somebody has changed it since, the answer is 412 and nothing happens
                 * @example "3"
                 */
                "If-Match"?: string;
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
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "events.update": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your own, new for each change: repeating the request with it has no second effect
                 * @example order-4711-attempt
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description The `ETag` of what the change is based on: if somebody has changed it since, the answer is 412 and nothing happens
                 * @example "3"
                 */
                "If-Match"?: string;
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
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
        };
    };
    "events.guestdata": {
        parameters: {
            query?: {
                /**
                 * @description Country, ISO 3166-1, of guests whose own country_of_residence is not known: requirements that hang on the country are resolved for it. The own country of a guest always counts before it
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
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventGuestRequirements"];
                };
            };
        };
    };
    "events.history": {
        parameters: {
            query?: {
                /**
                 * @description When the version came into being. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: Filter<string>;
                /**
                 * @description In place of `page`: the `pagination.next_cursor` of the page before, with the same filters and sorting. Pages then neither repeat nor leave out an entry when others are added or deleted
                 * @example text
                 */
                cursor?: string;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `version`, `created`. Enumerations are in the order of their list. Without it: `-version`. Ties break by id.
                 * @example -version
                 */
                sorting?: string;
                /**
                 * @description Client that made the version. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                updated_by?: Filter<string>;
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventHistoryEntryPage"];
                };
            };
        };
    };
    "events.statistics": {
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
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventStatistics"];
                };
            };
        };
    };
    "console.bulk.list": {
        parameters: {
            query?: {
                /**
                 * @description What was to be done. One of the values. Values: `enable`, `disable`, `reprice`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example enable
                 */
                action?: Filter<"enable" | "disable" | "reprice">;
                /**
                 * @description When it was previewed. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: Filter<string>;
                /**
                 * @description Client who made it. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                created_by?: Filter<string>;
                /**
                 * @description In place of `page`: the `pagination.next_cursor` of the page before, with the same filters and sorting. Pages then neither repeat nor leave out an entry when others are added or deleted
                 * @example text
                 */
                cursor?: string;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `created`. Enumerations are in the order of their list. Without it: `-created`. Ties break by id.
                 * @example -created
                 */
                sorting?: string;
                /**
                 * @description How far it is. One of the values. Values: `previewed`, `running`, `done`, `failed`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example previewed
                 */
                status?: Filter<"previewed" | "running" | "done" | "failed">;
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkPage"];
                };
            };
        };
    };
    "console.bulk.create": {
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
        /** @description One of `ticket_ids` and `filter`; to reprice, one of `percent` and `amount` (with `currency_code`) */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "reprice",
                 *       "filter": "event_id=01k9zq3v5r8t2w4y6a1b3c5d7e_evt",
                 *       "price": "cost_price",
                 *       "percent": "-5"
                 *     }
                 */
                "application/json": components["schemas"]["NewBulk"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bulk"];
                };
            };
        };
    };
    "console.bulk.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The bulk id
                 * @example text
                 */
                bulk_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bulk"];
                };
            };
        };
    };
    "console.bulk.apply": {
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
                 * @description The bulk id
                 * @example text
                 */
                bulk_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Taken on; the work goes on */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bulk"];
                };
            };
        };
    };
    "console.links.mail": {
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
                 * @description The link id
                 * @example text
                 */
                link_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ana@guest.example"
                 *     }
                 */
                "application/json": components["schemas"]["LinkLetter"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "console.links.qr": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The link id
                 * @example text
                 */
                link_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkCode"];
                };
            };
        };
    };
    "console.overview": {
        parameters: {
            query?: {
                /**
                 * @description How many days of sales
                 * @example 30
                 */
                days?: number;
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Overview"];
                };
            };
        };
    };
    "console.search": {
        parameters: {
            query: {
                /**
                 * @description A whole id or code, the beginning of an e-mail address, a reference or a name, or a part of a memo or of the address of a webhook
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResult"];
                };
            };
        };
    };
    "console.tickets.list": {
        parameters: {
            query?: {
                /**
                 * @description Tickets of this category. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                category_id?: Filter<string>;
                /**
                 * @description Kind of category. One of the values. Values: `grandstand`, `generaladmission`, `busparking`, `carparking`, `camping`, `transfer`, `hospitality`, `offsite_hospitality`, `extras`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example grandstand
                 */
                category_type?: Filter<"grandstand" | "generaladmission" | "busparking" | "carparking" | "camping" | "transfer" | "hospitality" | "offsite_hospitality" | "extras">;
                /**
                 * @description City of the venue, in capitals or not. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                city?: Filter<string>;
                /**
                 * @description When it was made. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: Filter<string>;
                /**
                 * @description In place of `page`: the `pagination.next_cursor` of the page before, with the same filters and sorting. Pages then neither repeat nor leave out an entry when others are added or deleted
                 * @example text
                 */
                cursor?: string;
                /**
                 * @description Tickets for this event. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                event_id?: Filter<string>;
                /**
                 * @description Face value in minor units of the ticket's currency. Whole number. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2
                 */
                face_value?: Filter<number>;
                /**
                 * @description Whether tickets for youth and children are listed too. `true` or `false`, default `false`.
                 * @example false
                 */
                include_youth?: (boolean) | "true" | "false";
                /**
                 * @description Whether a distributor offers it again. `true` or `false`.
                 * @example true
                 */
                is_relisted_ticket?: Filter<boolean>;
                /**
                 * @description Tickets of this organiser. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                organiser_id?: Filter<string>;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description Whether deleted ones are listed too; `deleted` tells since when they are. `true` or `false`, default `false`.
                 * @example false
                 */
                show_deleted?: (boolean) | "true" | "false";
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `ticket_id`, `face_value`, `stock`, `ticket_validfrom`, `ticket_title`, `event_name`, `net_rate`, `created`, `updated`. Enumerations are in the order of their list. Without it: `ticket_id`. Ties break by id.
                 * @example ticket_id
                 */
                sorting?: string;
                /**
                 * @description Sport of the event. One of the values. Values: `soccer`, `motorsport`, `tennis`, `rugby`, `darts`, `horseracing`, `boxing`, `other`, `motogp`, `formula1`, `cricket`, `basketball`, `combatsport`, `icehockey`, `nba`, `nfl`, `mlb`, `watersport`, `dtm`, `indycar`, `superbike`, `padel`, `handball`, `golf`, `rowing`, `cycling`, `sailing`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example soccer
                 */
                sport_type?: Filter<"soccer" | "motorsport" | "tennis" | "rugby" | "darts" | "horseracing" | "boxing" | "other" | "motogp" | "formula1" | "cricket" | "basketball" | "combatsport" | "icehockey" | "nba" | "nfl" | "mlb" | "watersport" | "dtm" | "indycar" | "superbike" | "padel" | "handball" | "golf" | "rowing" | "cycling" | "sailing">;
                /**
                 * @description How many are still there. Whole number. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2
                 */
                stock?: Filter<number>;
                /**
                 * @description Variant within the category. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                sub_category?: Filter<string>;
                /**
                 * @description Tickets of this supplier. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                supplier_id?: Filter<string>;
                /**
                 * @description Kind of supplier. One of the values. Values: `service`, `marketplace`, `organiser`, `external`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example service
                 */
                supplier_type?: Filter<"service" | "marketplace" | "organiser" | "external">;
                /**
                 * @description Identifier of the ticket. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                ticket_id?: Filter<string>;
                /**
                 * @description Where it comes from. One of the values. Values: `marketplace`, `external`, `service`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example marketplace
                 */
                ticket_source?: Filter<"marketplace" | "external" | "service">;
                /**
                 * @description Status of the ticket. One of the values. Values: `available`, `disabled`, `error`, `returned`, `on_request`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example available
                 */
                ticket_status?: Filter<"available" | "disabled" | "error" | "returned" | "on_request">;
                /**
                 * @description How the ticket is delivered. One of the values. Values: `eticket`, `appticket`, `paper-ticket`, `collection-stadium`, `eticket_with_pickup`, `other`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example eticket
                 */
                ticket_type?: Filter<"eticket" | "appticket" | "paper-ticket" | "collection-stadium" | "eticket_with_pickup" | "other">;
                /**
                 * @description First day it is valid. Datetime `yyyy-mm-ddThh:mm:ss` on the clock of the venue, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                ticket_validfrom?: Filter<string>;
                /**
                 * @description How long it is valid. One of the values. Values: `singleday`, `twoday`, `other`, `weekend`, `fourday`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example singleday
                 */
                ticket_validity?: Filter<"singleday" | "twoday" | "other" | "weekend" | "fourday">;
                /**
                 * @description Last day it is valid. Datetime `yyyy-mm-ddThh:mm:ss` on the clock of the venue, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                ticket_validuntil?: Filter<string>;
                /**
                 * @description Tickets for events of this tournament. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                tournament_id?: Filter<string>;
                /**
                 * @description When it last changed. To keep a copy in step ask for `ge:` the newest one you have, less a minute for changes under way, with `show_deleted=true`. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                updated?: Filter<string>;
                /**
                 * @description VAT category. One of the values. Values: `high`, `low`, `middle`, `none`, `rc`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example high
                 */
                vat_category?: Filter<"high" | "low" | "middle" | "none" | "rc">;
                /**
                 * @description Tickets for events at this venue. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                venue_id?: Filter<string>;
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
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleTicketPage"];
                };
            };
        };
    };
    "console.tickets.live": {
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
            /** @description text/event-stream */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
        };
    };
    "console.views.list": {
        parameters: {
            query?: {
                /**
                 * @description When it was saved. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: Filter<string>;
                /**
                 * @description In place of `page`: the `pagination.next_cursor` of the page before, with the same filters and sorting. Pages then neither repeat nor leave out an entry when others are added or deleted
                 * @example text
                 */
                cursor?: string;
                /**
                 * @description Views of this list. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                list?: Filter<string>;
                /**
                 * @description Name. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                name?: Filter<string>;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `name`, `created`, `updated`. Enumerations are in the order of their list. Without it: `name`. Ties break by id.
                 * @example name
                 */
                sorting?: string;
                /**
                 * @description When it last changed. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                updated?: Filter<string>;
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ViewPage"];
                };
            };
        };
    };
    "console.views.create": {
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
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["View"];
                };
            };
        };
    };
    "console.views.delete": {
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
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "console.views.update": {
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
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["View"];
                };
            };
        };
    };
    "fxratemoments.list": {
        parameters: {
            query?: {
                /**
                 * @description When they were stored. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: Filter<string>;
                /**
                 * @description In place of `page`: the `pagination.next_cursor` of the page before, with the same filters and sorting. Pages then neither repeat nor leave out an entry when others are added or deleted
                 * @example text
                 */
                cursor?: string;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `taken`, `created`. Enumerations are in the order of their list. Without it: `-taken`. Ties break by id.
                 * @example -taken
                 */
                sorting?: string;
                /**
                 * @description When the rates were taken. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                taken?: Filter<string>;
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateMomentPage"];
                };
            };
        };
    };
    "fxratemoments.create": {
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
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateMoment"];
                };
            };
        };
    };
    "fxratemoments.get": {
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateMoment"];
                };
            };
        };
    };
    "itineraries.instructions.list": {
        parameters: {
            query?: {
                /**
                 * @description In place of `page`: the `pagination.next_cursor` of the page before, with the same filters and sorting. Pages then neither repeat nor leave out an entry when others are added or deleted
                 * @example text
                 */
                cursor?: string;
                /**
                 * @description Language. One of the values. Values: `nl_NL`, `en_GB`, `de_DE`, `fr_FR`, `es_ES`, `it_IT`, `da_DK`, `pt_PT`, `cn_CN`, `ko_KO`, `ja_JA`, `ar_AE`, `zh_Hans_CN`, `sv_SE`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example nl_NL
                 */
                language?: Filter<"nl_NL" | "en_GB" | "de_DE" | "fr_FR" | "es_ES" | "it_IT" | "da_DK" | "pt_PT" | "cn_CN" | "ko_KO" | "ja_JA" | "ar_AE" | "zh_Hans_CN" | "sv_SE">;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `ticket_type`, `language`, `updated`. Enumerations are in the order of their list. Without it: `ticket_type,language`. Ties break by id.
                 * @example ticket_type,language
                 */
                sorting?: string;
                /**
                 * @description Kind of ticket. One of the values. Values: `eticket`, `appticket`, `paper-ticket`, `collection-stadium`, `eticket_with_pickup`, `other`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example eticket
                 */
                ticket_type?: Filter<"eticket" | "appticket" | "paper-ticket" | "collection-stadium" | "eticket_with_pickup" | "other">;
                /**
                 * @description When they last changed. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                updated?: Filter<string>;
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketInstructionsPage"];
                };
            };
        };
    };
    "itineraries.instructions.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The language
                 * @example en_GB
                 */
                language: string;
                /**
                 * @description The ticket type
                 * @example text
                 */
                ticket_type: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketInstructions"];
                };
            };
        };
    };
    "itineraries.instructions.replace": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your own, new for each change: repeating the request with it has no second effect
                 * @example order-4711-attempt
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description The `ETag` of what the change is based on: if somebody has changed it since, the answer is 412 and nothing happens
                 * @example "3"
                 */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description The language
                 * @example en_GB
                 */
                language: string;
                /**
                 * @description The ticket type
                 * @example text
                 */
                ticket_type: string;
            };
            cookie?: never;
        };
        /** @description All of it: what is left out is emptied */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "remember": [
                 *         "Bring the passport you booked with.",
                 *         "Charge your phone."
                 *       ],
                 *       "app_title": "Your tickets are in the app",
                 *       "app_html": "<ol><li>Install the app.</li><li>Sign in with your e-mail address.</li></ol>"
                 *     }
                 */
                "application/json": components["schemas"]["TicketInstructionsInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketInstructions"];
                };
            };
        };
    };
    "itineraries.instructions.history": {
        parameters: {
            query?: {
                /**
                 * @description When the version came into being. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: Filter<string>;
                /**
                 * @description In place of `page`: the `pagination.next_cursor` of the page before, with the same filters and sorting. Pages then neither repeat nor leave out an entry when others are added or deleted
                 * @example text
                 */
                cursor?: string;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `version`, `created`. Enumerations are in the order of their list. Without it: `-version`. Ties break by id.
                 * @example -version
                 */
                sorting?: string;
                /**
                 * @description Client that made the version. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                updated_by?: Filter<string>;
            };
            header?: never;
            path: {
                /**
                 * @description The language
                 * @example en_GB
                 */
                language: string;
                /**
                 * @description The ticket type
                 * @example text
                 */
                ticket_type: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketInstructionsHistoryEntryPage"];
                };
            };
        };
    };
    "itineraries.share.get": {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts, in place of the header `Accept-Language`; without either that of the distributor
                 * @example de_DE
                 */
                accept_language?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The bookingorder id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_bor
                 */
                bookingorder_id: string;
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
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Itinerary"];
                };
            };
        };
    };
    "itineraries.share.link": {
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
                /**
                 * @description The ticket id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_tck
                 */
                ticket_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "language": "de_DE"
                 *     }
                 */
                "application/json": components["schemas"]["ItineraryLinkInput"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItineraryLink"];
                };
            };
        };
    };
    "itineraries.share.links.get": {
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItineraryLinks"];
                };
            };
        };
    };
    "itineraries.share.links.delete": {
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
                /**
                 * @description The link id
                 * @example text
                 */
                link_id: string;
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
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "session.login": {
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResult"];
                };
            };
        };
    };
    "session.logout": {
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "session.impersonate": {
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
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResult"];
                };
            };
        };
    };
    "session.refresh": {
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResult"];
                };
            };
        };
    };
    "marketplace.onboard": {
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
        /** @description Makes a distributor a supplier; `distributor_id` is for the operator, a distributor onboards itself */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "trade_name": "Canal City Travel",
                 *       "iso_country": "NLD",
                 *       "default_currency": "EUR",
                 *       "customerservice": {
                 *         "email": "resale@agency.example",
                 *         "phone_number": "+31205550100"
                 *       },
                 *       "invoice_address": {
                 *         "country": "NLD",
                 *         "city": "Amsterdam",
                 *         "streetname": "Damrak",
                 *         "number": "1",
                 *         "postalcode": "1012 AB"
                 *       },
                 *       "accepted_platform_agreement_version": "2.1"
                 *     }
                 */
                "application/json": components["schemas"]["SupplierOnboarding"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierOnboardingResult"];
                };
            };
        };
    };
    "marketplace.relistings.delete": {
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
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawnRelisting"];
                };
            };
        };
    };
    "memos.list": {
        parameters: {
            query?: {
                /**
                 * @description Day on which something is to be done. Date `yyyy-mm-dd`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31
                 */
                action_date?: Filter<string>;
                /**
                 * @description Kept on this bookingorder. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                bookingorder_id?: Filter<string>;
                /**
                 * @description When it was written. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: Filter<string>;
                /**
                 * @description Client who wrote it. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                created_by?: Filter<string>;
                /**
                 * @description In place of `page`: the `pagination.next_cursor` of the page before, with the same filters and sorting. Pages then neither repeat nor leave out an entry when others are added or deleted
                 * @example text
                 */
                cursor?: string;
                /**
                 * @description Kept on this distributor. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                distributor_id?: Filter<string>;
                /**
                 * @description Whether it is dealt with. `true` or `false`.
                 * @example true
                 */
                finished?: Filter<boolean>;
                /**
                 * @description Category. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                memo_category?: Filter<string>;
                /**
                 * @description Memo. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                memo_id?: Filter<string>;
                /**
                 * @description Subcategory. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                memo_subcategory?: Filter<string>;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description Kept on this purchaseorder. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                purchaseorder_id?: Filter<string>;
                /**
                 * @description Part of the text. Free text.
                 * @example arena
                 */
                query?: string;
                /**
                 * @description Kept on this reservation. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                reservation_id?: Filter<string>;
                /**
                 * @description internal: the operator only; external: the party too. One of the values. Values: `internal`, `external`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example internal
                 */
                scope?: Filter<"internal" | "external">;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `action_date`, `created`, `updated`. Enumerations are in the order of their list. Without it: `-created`. Ties break by id.
                 * @example -created
                 */
                sorting?: string;
                /**
                 * @description Kept on this supplier. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                supplier_id?: Filter<string>;
                /**
                 * @description Client who is to do it. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                target_client_id?: Filter<string>;
                /**
                 * @description Kept on this ticket. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                ticket_id?: Filter<string>;
                /**
                 * @description When it last changed. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                updated?: Filter<string>;
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemoPage"];
                };
            };
        };
    };
    "memos.get": {
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
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Memo"];
                };
            };
        };
    };
    "memos.update": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your own, new for each change: repeating the request with it has no second effect
                 * @example order-4711-attempt
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description The `ETag` of what the change is based on: if somebody has changed it since, the answer is 412 and nothing happens
                 * @example "3"
                 */
                "If-Match"?: string;
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
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Memo"];
                };
            };
        };
    };
    "memos.history": {
        parameters: {
            query?: {
                /**
                 * @description When the version came into being. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: Filter<string>;
                /**
                 * @description In place of `page`: the `pagination.next_cursor` of the page before, with the same filters and sorting. Pages then neither repeat nor leave out an entry when others are added or deleted
                 * @example text
                 */
                cursor?: string;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `version`, `created`. Enumerations are in the order of their list. Without it: `-version`. Ties break by id.
                 * @example -version
                 */
                sorting?: string;
                /**
                 * @description Client that made the version. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                updated_by?: Filter<string>;
            };
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemoHistoryEntryPage"];
                };
            };
        };
    };
    "partner.products": {
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerProducts"];
                };
            };
        };
    };
    "payments.settle": {
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settlement"];
                };
            };
        };
    };
    "requestLog.list": {
        parameters: {
            query?: {
                /**
                 * @description Client that called. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                client_id?: Filter<string>;
                /**
                 * @description When it was answered. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: Filter<string>;
                /**
                 * @description In place of `page`: the `pagination.next_cursor` of the page before, with the same filters and sorting. Pages then neither repeat nor leave out an entry when others are added or deleted
                 * @example text
                 */
                cursor?: string;
                /**
                 * @description Administrator who acted as that client. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                impersonator_client_id?: Filter<string>;
                /**
                 * @description Milliseconds it took. Number. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:1.5
                 */
                latency_ms?: Filter<number>;
                /**
                 * @description Method. One of the values. Values: `GET`, `HEAD`, `POST`, `PUT`, `PATCH`, `DELETE`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example GET
                 */
                method?: Filter<"GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE">;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description Identifier of the request; sorts by time. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                request_id?: Filter<string>;
                /**
                 * @description Path as in the reference, such as /v1/tickets/:ticket_id. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                route?: Filter<string>;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `request_id`. Enumerations are in the order of their list. Without it: `-request_id`. Ties break by id.
                 * @example -request_id
                 */
                sorting?: string;
                /**
                 * @description Status that was answered. Whole number. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2
                 */
                status?: Filter<number>;
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoggedRequestPage"];
                };
            };
        };
    };
    "reservation.guests.list": {
        parameters: {
            query?: {
                /**
                 * @description Country, ISO 3166-1, of guests whose own country_of_residence is not known: requirements that hang on the country are resolved for it. The own country of a guest always counts before it
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuestData"];
                };
            };
        };
    };
    "reservation.guests.create": {
        parameters: {
            query?: {
                /**
                 * @description Country, ISO 3166-1, of guests whose own country_of_residence is not known: requirements that hang on the country are resolved for it. The own country of a guest always counts before it
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
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuestData"];
                };
            };
        };
    };
    "reservation.guests.get": {
        parameters: {
            query?: {
                /**
                 * @description Country, ISO 3166-1, of guests whose own country_of_residence is not known: requirements that hang on the country are resolved for it. The own country of a guest always counts before it
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Guest"];
                };
            };
        };
    };
    "reservation.guests.replace": {
        parameters: {
            query?: {
                /**
                 * @description Country, ISO 3166-1, of guests whose own country_of_residence is not known: requirements that hang on the country are resolved for it. The own country of a guest always counts before it
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
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Guest"];
                };
            };
        };
    };
    "reservations.list": {
        parameters: {
            query?: {
                /**
                 * @description Client that made it. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                client_id?: Filter<string>;
                /**
                 * @description When it was made. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: Filter<string>;
                /**
                 * @description In place of `page`: the `pagination.next_cursor` of the page before, with the same filters and sorting. Pages then neither repeat nor leave out an entry when others are added or deleted
                 * @example text
                 */
                cursor?: string;
                /**
                 * @description Distributor that holds it. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                distributor_id?: Filter<string>;
                /**
                 * @description Reservations for this event. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                event_id?: Filter<string>;
                /**
                 * @description The distributor's own reference. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                external_reference_id?: Filter<string>;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description Part of the id, the reference, the e-mail address or the notes. Free text.
                 * @example arena
                 */
                query?: string;
                /**
                 * @description Identifier of the reservation. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                reservation_id?: Filter<string>;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `status`, `created`, `updated`, `valid_until`. Enumerations are in the order of their list. Without it: `-created`. Ties break by id.
                 * @example -created
                 */
                sorting?: string;
                /**
                 * @description Reservations for this sport. One of the values. Values: `soccer`, `motorsport`, `tennis`, `rugby`, `darts`, `horseracing`, `boxing`, `other`, `motogp`, `formula1`, `cricket`, `basketball`, `combatsport`, `icehockey`, `nba`, `nfl`, `mlb`, `watersport`, `dtm`, `indycar`, `superbike`, `padel`, `handball`, `golf`, `rowing`, `cycling`, `sailing`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example soccer
                 */
                sport_type?: Filter<"soccer" | "motorsport" | "tennis" | "rugby" | "darts" | "horseracing" | "boxing" | "other" | "motogp" | "formula1" | "cricket" | "basketball" | "combatsport" | "icehockey" | "nba" | "nfl" | "mlb" | "watersport" | "dtm" | "indycar" | "superbike" | "padel" | "handball" | "golf" | "rowing" | "cycling" | "sailing">;
                /**
                 * @description Status. One of the values. Values: `pending_supplier`, `active`, `extended`, `booked`, `void`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example pending_supplier
                 */
                status?: Filter<"pending_supplier" | "active" | "extended" | "booked" | "void">;
                /**
                 * @description Reservations of this ticket. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                ticket_id?: Filter<string>;
                /**
                 * @description When it last changed. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                updated?: Filter<string>;
                /**
                 * @description Until when it holds. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                valid_until?: Filter<string>;
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservationPage"];
                };
            };
        };
    };
    "reservations.create": {
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
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reservation"];
                };
            };
        };
    };
    "reservations.get": {
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
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reservation"];
                };
            };
        };
    };
    "reservations.replace": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your own, new for each change: repeating the request with it has no second effect
                 * @example order-4711-attempt
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description The `ETag` of what the change is based on: if somebody has changed it since, the answer is 412 and nothing happens
                 * @example "3"
                 */
                "If-Match"?: string;
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
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reservation"];
                };
            };
        };
    };
    "reservations.delete": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your own, new for each change: repeating the request with it has no second effect
                 * @example order-4711-attempt
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description The `ETag` of what the change is based on: if somebody has changed it since, the answer is 412 and nothing happens
                 * @example "3"
                 */
                "If-Match"?: string;
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
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reservation"];
                };
            };
        };
    };
    "reservations.update": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your own, new for each change: repeating the request with it has no second effect
                 * @example order-4711-attempt
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description The `ETag` of what the change is based on: if somebody has changed it since, the answer is 412 and nothing happens
                 * @example "3"
                 */
                "If-Match"?: string;
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
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reservation"];
                };
            };
        };
    };
    "reservations.guestdata.list": {
        parameters: {
            query?: {
                /**
                 * @description Country, ISO 3166-1, of guests whose own country_of_residence is not known: requirements that hang on the country are resolved for it. The own country of a guest always counts before it
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuestData"];
                };
            };
        };
    };
    "reservations.guestdata.create": {
        parameters: {
            query?: {
                /**
                 * @description Country, ISO 3166-1, of guests whose own country_of_residence is not known: requirements that hang on the country are resolved for it. The own country of a guest always counts before it
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
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuestData"];
                };
            };
        };
    };
    "reservations.guestdata.get": {
        parameters: {
            query?: {
                /**
                 * @description Country, ISO 3166-1, of guests whose own country_of_residence is not known: requirements that hang on the country are resolved for it. The own country of a guest always counts before it
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Guest"];
                };
            };
        };
    };
    "reservations.guestdata.replace": {
        parameters: {
            query?: {
                /**
                 * @description Country, ISO 3166-1, of guests whose own country_of_residence is not known: requirements that hang on the country are resolved for it. The own country of a guest always counts before it
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
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Guest"];
                };
            };
        };
    };
    "reservations.history": {
        parameters: {
            query?: {
                /**
                 * @description When the version came into being. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: Filter<string>;
                /**
                 * @description In place of `page`: the `pagination.next_cursor` of the page before, with the same filters and sorting. Pages then neither repeat nor leave out an entry when others are added or deleted
                 * @example text
                 */
                cursor?: string;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `version`, `created`. Enumerations are in the order of their list. Without it: `-version`. Ties break by id.
                 * @example -version
                 */
                sorting?: string;
                /**
                 * @description Client that made the version. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                updated_by?: Filter<string>;
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservationHistoryEntryPage"];
                };
            };
        };
    };
    "reservations.memos.list": {
        parameters: {
            query?: {
                /**
                 * @description Day on which something is to be done. Date `yyyy-mm-dd`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31
                 */
                action_date?: Filter<string>;
                /**
                 * @description When it was written. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: Filter<string>;
                /**
                 * @description Client who wrote it. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                created_by?: Filter<string>;
                /**
                 * @description In place of `page`: the `pagination.next_cursor` of the page before, with the same filters and sorting. Pages then neither repeat nor leave out an entry when others are added or deleted
                 * @example text
                 */
                cursor?: string;
                /**
                 * @description Whether it is dealt with. `true` or `false`.
                 * @example true
                 */
                finished?: Filter<boolean>;
                /**
                 * @description Category. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                memo_category?: Filter<string>;
                /**
                 * @description Subcategory. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                memo_subcategory?: Filter<string>;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description internal: the operator only; external: the party too. One of the values. Values: `internal`, `external`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example internal
                 */
                scope?: Filter<"internal" | "external">;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `action_date`, `created`, `updated`. Enumerations are in the order of their list. Without it: `-created`. Ties break by id.
                 * @example -created
                 */
                sorting?: string;
                /**
                 * @description Client who is to do it. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                target_client_id?: Filter<string>;
                /**
                 * @description When it last changed. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                updated?: Filter<string>;
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemoPage"];
                };
            };
        };
    };
    "reservations.memos.create": {
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
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Memo"];
                };
            };
        };
    };
    "reservations.payDetails.get": {
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayDetails"];
                };
            };
        };
    };
    "reservations.payDetails.replace": {
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
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayDetails"];
                };
            };
        };
    };
    "reservations.paymentMethods": {
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethods"];
                };
            };
        };
    };
    "sales.list": {
        parameters: {
            query?: {
                /**
                 * @description In place of `page`: the `pagination.next_cursor` of the page before, with the same filters and sorting. Pages then neither repeat nor leave out an entry when others are added or deleted
                 * @example text
                 */
                cursor?: string;
                /**
                 * @description Event. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                event_id?: Filter<string>;
                /**
                 * @description Day the event begins, local. Date `yyyy-mm-dd`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31
                 */
                event_startdate?: Filter<string>;
                /**
                 * @description Day the event ends, local. Date `yyyy-mm-dd`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31
                 */
                event_stopdate?: Filter<string>;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description When it was sold. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                purchase_date?: Filter<string>;
                /**
                 * @description How it came about. One of the values. Values: `marketplace`, `relisting`, `manual`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example marketplace
                 */
                purchase_source?: Filter<"marketplace" | "relisting" | "manual">;
                /**
                 * @description Identifier of the purchase order. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                purchaseorder_id?: Filter<string>;
                /**
                 * @description Where the sale stands. One of the values. Values: `confirmed`, `fulfilled`, `settled`, `withdrawn`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example confirmed
                 */
                purchaseorder_status?: Filter<"confirmed" | "fulfilled" | "settled" | "withdrawn">;
                /**
                 * @description Part of the reference, the id or the event name. Free text.
                 * @example arena
                 */
                query?: string;
                /**
                 * @description The number people quote. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                reference_number?: Filter<string>;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `purchaseorder_status`, `purchase_source`, `event_startdate`, `event_stopdate`, `purchase_date`, `updated`. Enumerations are in the order of their list. Without it: `-purchase_date`. Ties break by id.
                 * @example -purchase_date
                 */
                sorting?: string;
                /**
                 * @description Supplier that sold. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                supplier_id?: Filter<string>;
                /**
                 * @description When it last changed. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                updated?: Filter<string>;
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalePage"];
                };
            };
        };
    };
    "sales.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The purchaseorder id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_prc
                 */
                purchaseorder_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sale"];
                };
            };
        };
    };
    "sales.history": {
        parameters: {
            query?: {
                /**
                 * @description When the version came into being. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: Filter<string>;
                /**
                 * @description In place of `page`: the `pagination.next_cursor` of the page before, with the same filters and sorting. Pages then neither repeat nor leave out an entry when others are added or deleted
                 * @example text
                 */
                cursor?: string;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `version`, `created`. Enumerations are in the order of their list. Without it: `-version`. Ties break by id.
                 * @example -version
                 */
                sorting?: string;
                /**
                 * @description Client that made the version. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                updated_by?: Filter<string>;
            };
            header?: never;
            path: {
                /**
                 * @description The purchaseorder id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_prc
                 */
                purchaseorder_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaleHistoryEntryPage"];
                };
            };
        };
    };
    "sales.invoice.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The invoice id
                 * @example text
                 */
                invoice_id: string;
                /**
                 * @description The purchaseorder id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_prc
                 */
                purchaseorder_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    "sales.memos.list": {
        parameters: {
            query?: {
                /**
                 * @description Day on which something is to be done. Date `yyyy-mm-dd`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31
                 */
                action_date?: Filter<string>;
                /**
                 * @description When it was written. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: Filter<string>;
                /**
                 * @description Client who wrote it. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                created_by?: Filter<string>;
                /**
                 * @description In place of `page`: the `pagination.next_cursor` of the page before, with the same filters and sorting. Pages then neither repeat nor leave out an entry when others are added or deleted
                 * @example text
                 */
                cursor?: string;
                /**
                 * @description Whether it is dealt with. `true` or `false`.
                 * @example true
                 */
                finished?: Filter<boolean>;
                /**
                 * @description Category. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                memo_category?: Filter<string>;
                /**
                 * @description Subcategory. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                memo_subcategory?: Filter<string>;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description internal: the operator only; external: the party too. One of the values. Values: `internal`, `external`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example internal
                 */
                scope?: Filter<"internal" | "external">;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `action_date`, `created`, `updated`. Enumerations are in the order of their list. Without it: `-created`. Ties break by id.
                 * @example -created
                 */
                sorting?: string;
                /**
                 * @description Client who is to do it. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                target_client_id?: Filter<string>;
                /**
                 * @description When it last changed. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                updated?: Filter<string>;
            };
            header?: never;
            path: {
                /**
                 * @description The purchaseorder id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_prc
                 */
                purchaseorder_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemoPage"];
                };
            };
        };
    };
    "sales.memos.create": {
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
                 * @description The purchaseorder id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_prc
                 */
                purchaseorder_id: string;
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
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Memo"];
                };
            };
        };
    };
    "sales.requests.list": {
        parameters: {
            query?: {
                /**
                 * @description When it was asked. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: Filter<string>;
                /**
                 * @description In place of `page`: the `pagination.next_cursor` of the page before, with the same filters and sorting. Pages then neither repeat nor leave out an entry when others are added or deleted
                 * @example text
                 */
                cursor?: string;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description Reservation that waits for the answer. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                reservation_id?: Filter<string>;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `created`. Enumerations are in the order of their list. Without it: `-created`. Ties break by id.
                 * @example -created
                 */
                sorting?: string;
                /**
                 * @description pending_supplier while the answer is awaited. One of the values. Values: `pending_supplier`, `active`, `extended`, `booked`, `void`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example pending_supplier
                 */
                status?: Filter<"pending_supplier" | "active" | "extended" | "booked" | "void">;
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketRequestPage"];
                };
            };
        };
    };
    "sales.requests.answer": {
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
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketRequest"];
                };
            };
        };
    };
    "sports.list": {
        parameters: {
            query?: {
                /**
                 * @description In place of `page`: the `pagination.next_cursor` of the page before, with the same filters and sorting. Pages then neither repeat nor leave out an entry when others are added or deleted
                 * @example text
                 */
                cursor?: string;
                /**
                 * @description What people call it. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                label?: Filter<string>;
                /**
                 * @description How many events. Whole number. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2
                 */
                number_of_events?: Filter<number>;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `sport_type`, `label`, `number_of_events`. Enumerations are in the order of their list. Without it: `label`. Ties break by id.
                 * @example label
                 */
                sorting?: string;
                /**
                 * @description Sport. One of the values. Values: `soccer`, `motorsport`, `tennis`, `rugby`, `darts`, `horseracing`, `boxing`, `other`, `motogp`, `formula1`, `cricket`, `basketball`, `combatsport`, `icehockey`, `nba`, `nfl`, `mlb`, `watersport`, `dtm`, `indycar`, `superbike`, `padel`, `handball`, `golf`, `rowing`, `cycling`, `sailing`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example soccer
                 */
                sport_type?: Filter<"soccer" | "motorsport" | "tennis" | "rugby" | "darts" | "horseracing" | "boxing" | "other" | "motogp" | "formula1" | "cricket" | "basketball" | "combatsport" | "icehockey" | "nba" | "nfl" | "mlb" | "watersport" | "dtm" | "indycar" | "superbike" | "padel" | "handball" | "golf" | "rowing" | "cycling" | "sailing">;
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
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SportPage"];
                };
            };
        };
    };
    "suppliers.list": {
        parameters: {
            query?: {
                /**
                 * @description When it was made. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: Filter<string>;
                /**
                 * @description In place of `page`: the `pagination.next_cursor` of the page before, with the same filters and sorting. Pages then neither repeat nor leave out an entry when others are added or deleted
                 * @example text
                 */
                cursor?: string;
                /**
                 * @description Distributor that sells as this supplier. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                distributor_id?: Filter<string>;
                /**
                 * @description Country of the supplier. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                iso_country?: Filter<string>;
                /**
                 * @description Whole name. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                name?: Filter<string>;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description How it is bought from. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                purchase_channel?: Filter<string>;
                /**
                 * @description Part of the name or the id. Free text.
                 * @example arena
                 */
                query?: string;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `name`, `supplier_status`, `supplier_type`, `iso_country`, `created`, `updated`. Enumerations are in the order of their list. Without it: `name`. Ties break by id.
                 * @example name
                 */
                sorting?: string;
                /**
                 * @description Identifier of the supplier. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                supplier_id?: Filter<string>;
                /**
                 * @description Status. One of the values. Values: `active`, `suspended`, `deleted`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example active
                 */
                supplier_status?: Filter<"active" | "suspended" | "deleted">;
                /**
                 * @description Kind of supplier. One of the values. Values: `service`, `marketplace`, `organiser`, `external`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example service
                 */
                supplier_type?: Filter<"service" | "marketplace" | "organiser" | "external">;
                /**
                 * @description When it last changed. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                updated?: Filter<string>;
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierPage"];
                };
            };
        };
    };
    "suppliers.create": {
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
                 *       "name": "Harbour Box Office",
                 *       "iso_country": "PRT",
                 *       "default_currency": "EUR",
                 *       "supplier_type": "organiser",
                 *       "markup_percentage": 12.5
                 *     }
                 */
                "application/json": components["schemas"]["NewSupplier"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Supplier"];
                };
            };
        };
    };
    "suppliers.get": {
        parameters: {
            query?: never;
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
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Supplier"];
                };
            };
        };
    };
    "suppliers.update": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your own, new for each change: repeating the request with it has no second effect
                 * @example order-4711-attempt
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description The `ETag` of what the change is based on: if somebody has changed it since, the answer is 412 and nothing happens
                 * @example "3"
                 */
                "If-Match"?: string;
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
        /** @description Only the fields sent change; a new markup is in the prices of its tickets at once */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "markup_percentage": 14,
                 *       "emails": [
                 *         "orders@boxoffice.example"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SupplierChange"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Supplier"];
                };
            };
        };
    };
    "suppliers.history": {
        parameters: {
            query?: {
                /**
                 * @description When the version came into being. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: Filter<string>;
                /**
                 * @description In place of `page`: the `pagination.next_cursor` of the page before, with the same filters and sorting. Pages then neither repeat nor leave out an entry when others are added or deleted
                 * @example text
                 */
                cursor?: string;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `version`, `created`. Enumerations are in the order of their list. Without it: `-version`. Ties break by id.
                 * @example -version
                 */
                sorting?: string;
                /**
                 * @description Client that made the version. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                updated_by?: Filter<string>;
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierHistoryEntryPage"];
                };
            };
        };
    };
    "suppliers.memos.list": {
        parameters: {
            query?: {
                /**
                 * @description Day on which something is to be done. Date `yyyy-mm-dd`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31
                 */
                action_date?: Filter<string>;
                /**
                 * @description When it was written. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: Filter<string>;
                /**
                 * @description Client who wrote it. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                created_by?: Filter<string>;
                /**
                 * @description In place of `page`: the `pagination.next_cursor` of the page before, with the same filters and sorting. Pages then neither repeat nor leave out an entry when others are added or deleted
                 * @example text
                 */
                cursor?: string;
                /**
                 * @description Whether it is dealt with. `true` or `false`.
                 * @example true
                 */
                finished?: Filter<boolean>;
                /**
                 * @description Category. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                memo_category?: Filter<string>;
                /**
                 * @description Subcategory. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                memo_subcategory?: Filter<string>;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description internal: the operator only; external: the party too. One of the values. Values: `internal`, `external`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example internal
                 */
                scope?: Filter<"internal" | "external">;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `action_date`, `created`, `updated`. Enumerations are in the order of their list. Without it: `-created`. Ties break by id.
                 * @example -created
                 */
                sorting?: string;
                /**
                 * @description Client who is to do it. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                target_client_id?: Filter<string>;
                /**
                 * @description When it last changed. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                updated?: Filter<string>;
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemoPage"];
                };
            };
        };
    };
    "suppliers.memos.create": {
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
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Memo"];
                };
            };
        };
    };
    "suppliers.statement": {
        parameters: {
            query?: {
                /**
                 * @description Currency. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                currency?: Filter<string>;
                /**
                 * @description In place of `page`: the `pagination.next_cursor` of the page before, with the same filters and sorting. Pages then neither repeat nor leave out an entry when others are added or deleted
                 * @example text
                 */
                cursor?: string;
                /**
                 * @description First day, yyyy-mm-dd in UTC; without it the first of this month.
                 * @example 2027-01-01
                 */
                from?: string;
                /**
                 * @description sale, cancellation, price, payout or payout_reversal. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                kind?: Filter<string>;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description Sale it is about. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                purchaseorder_id?: Filter<string>;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `at`, `kind`, `currency`. Enumerations are in the order of their list. Without it: `-at`. Ties break by id.
                 * @example -at
                 */
                sorting?: string;
                /**
                 * @description Last day, yyyy-mm-dd in UTC; without it today.
                 * @example 2027-01-31
                 */
                to?: string;
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierStatement"];
                };
            };
        };
    };
    "suppliers.marketplaceSales.list": {
        parameters: {
            query?: {
                /**
                 * @description Identifier of the booking order. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                bookingorder_id?: Filter<string>;
                /**
                 * @description When it was made. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: Filter<string>;
                /**
                 * @description In place of `page`: the `pagination.next_cursor` of the page before, with the same filters and sorting. Pages then neither repeat nor leave out an entry when others are added or deleted
                 * @example text
                 */
                cursor?: string;
                /**
                 * @description Where the tickets are. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                logistic_status?: Filter<string>;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `logistic_status`, `created`. Enumerations are in the order of their list. Without it: `-created`. Ties break by id.
                 * @example -created
                 */
                sorting?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The purchaseorder id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_prc
                 */
                purchaseorder_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketplaceSalePage"];
                };
            };
        };
    };
    "teams.list": {
        parameters: {
            query?: {
                /**
                 * @description Abbreviation of the name. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                abbreviation?: Filter<string>;
                /**
                 * @description Country of the team, alpha-2 or alpha-3. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                country?: Filter<string>;
                /**
                 * @description When it was made. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: Filter<string>;
                /**
                 * @description In place of `page`: the `pagination.next_cursor` of the page before, with the same filters and sorting. Pages then neither repeat nor leave out an entry when others are added or deleted
                 * @example text
                 */
                cursor?: string;
                /**
                 * @description Whole name. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                official_name?: Filter<string>;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description Whether many ask for it. `true` or `false`.
                 * @example true
                 */
                popular_team?: Filter<boolean>;
                /**
                 * @description Name, abbreviation or part of it, accents and a typing error forgiven; the best come first. Free text.
                 * @example arena
                 */
                query?: string;
                /**
                 * @description Whether deleted ones are listed too; `deleted` tells since when they are. `true` or `false`, default `false`.
                 * @example false
                 */
                show_deleted?: (boolean) | "true" | "false";
                /**
                 * @description Readable alternative to the identifier. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                slug?: Filter<string>;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `team_id`, `slug`, `official_name`, `sport_type`, `created`, `updated`. Enumerations are in the order of their list. Without it: `official_name`. Ties break by id.
                 * @example official_name
                 */
                sorting?: string;
                /**
                 * @description Sport. One of the values. Values: `soccer`, `motorsport`, `tennis`, `rugby`, `darts`, `horseracing`, `boxing`, `other`, `motogp`, `formula1`, `cricket`, `basketball`, `combatsport`, `icehockey`, `nba`, `nfl`, `mlb`, `watersport`, `dtm`, `indycar`, `superbike`, `padel`, `handball`, `golf`, `rowing`, `cycling`, `sailing`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example soccer
                 */
                sport_type?: Filter<"soccer" | "motorsport" | "tennis" | "rugby" | "darts" | "horseracing" | "boxing" | "other" | "motogp" | "formula1" | "cricket" | "basketball" | "combatsport" | "icehockey" | "nba" | "nfl" | "mlb" | "watersport" | "dtm" | "indycar" | "superbike" | "padel" | "handball" | "golf" | "rowing" | "cycling" | "sailing">;
                /**
                 * @description Identifier of the team. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                team_id?: Filter<string>;
                /**
                 * @description Teams with an event of this tournament. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                tournament_id?: Filter<string>;
                /**
                 * @description When it last changed. To keep a copy in step ask for `ge:` the newest one you have, less a minute for changes under way, with `show_deleted=true`. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                updated?: Filter<string>;
                /**
                 * @description Teams at home in this venue. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                venue_id?: Filter<string>;
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
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamPage"];
                };
            };
        };
    };
    "teams.create": {
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
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
                };
            };
        };
    };
    "teams.get": {
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
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
                };
            };
        };
    };
    "teams.delete": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your own, new for each change: repeating the request with it has no second effect
                 * @example order-4711-attempt
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description The `ETag` of what the change is based on: if somebody has changed it since, the answer is 412 and nothing happens
                 * @example "3"
                 */
                "If-Match"?: string;
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
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "teams.update": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your own, new for each change: repeating the request with it has no second effect
                 * @example order-4711-attempt
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description The `ETag` of what the change is based on: if somebody has changed it since, the answer is 412 and nothing happens
                 * @example "3"
                 */
                "If-Match"?: string;
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
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
                };
            };
        };
    };
    "teams.history": {
        parameters: {
            query?: {
                /**
                 * @description When the version came into being. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: Filter<string>;
                /**
                 * @description In place of `page`: the `pagination.next_cursor` of the page before, with the same filters and sorting. Pages then neither repeat nor leave out an entry when others are added or deleted
                 * @example text
                 */
                cursor?: string;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `version`, `created`. Enumerations are in the order of their list. Without it: `-version`. Ties break by id.
                 * @example -version
                 */
                sorting?: string;
                /**
                 * @description Client that made the version. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                updated_by?: Filter<string>;
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamHistoryEntryPage"];
                };
            };
        };
    };
    "ticket.get": {
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
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
        };
    };
    "ticketfiles.list": {
        parameters: {
            query?: {
                /**
                 * @description Whether the seats are given out. One of the values. Values: `pending`, `ok`, `warning`, `failed`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example pending
                 */
                assignment_status?: Filter<"pending" | "ok" | "warning" | "failed">;
                /**
                 * @description Whether its seats are given out by themselves. `true` or `false`.
                 * @example true
                 */
                auto_assign?: Filter<boolean>;
                /**
                 * @description An order that got something out of it. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                bookingorder_id?: Filter<string>;
                /**
                 * @description When it was uploaded. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: Filter<string>;
                /**
                 * @description In place of `page`: the `pagination.next_cursor` of the page before, with the same filters and sorting. Pages then neither repeat nor leave out an entry when others are added or deleted
                 * @example text
                 */
                cursor?: string;
                /**
                 * @description Event of the ticket. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                event_id?: Filter<string>;
                /**
                 * @description A table of seats, or one finished ticket. One of the values. Values: `seating_csv`, `pdf`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example seating_csv
                 */
                kind?: Filter<"seating_csv" | "pdf">;
                /**
                 * @description Name of the file. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                original_filename?: Filter<string>;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description Part of the name of the file, or an id. Free text.
                 * @example arena
                 */
                query?: string;
                /**
                 * @description Whether lines failed. One of the values. Values: `pending`, `ok`, `warning`, `failed`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example pending
                 */
                scan_status?: Filter<"pending" | "ok" | "warning" | "failed">;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `scan_status`, `original_filename`, `created`, `updated`. Enumerations are in the order of their list. Without it: `-created`. Ties break by id.
                 * @example -created
                 */
                sorting?: string;
                /**
                 * @description Supplier. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                supplier_id?: Filter<string>;
                /**
                 * @description Ticket it is for. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                ticket_id?: Filter<string>;
                /**
                 * @description Identifier of the ticket file. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                ticketfile_id?: Filter<string>;
                /**
                 * @description When something last happened to it. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                updated?: Filter<string>;
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketFilePage"];
                };
            };
        };
    };
    "ticketfiles.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ticketfile id
                 * @example text
                 */
                ticketfile_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketFile"];
                };
            };
        };
    };
    "ticketfiles.delete": {
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
                 * @description The ticketfile id
                 * @example text
                 */
                ticketfile_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "ticketfiles.assign": {
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
                 * @description The ticketfile id
                 * @example text
                 */
                ticketfile_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketFile"];
                };
            };
        };
    };
    "ticketfiles.lines": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ticketfile id
                 * @example text
                 */
                ticketfile_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lines */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "ticketfiles.preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ticketfile id
                 * @example text
                 */
                ticketfile_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatingPreview"];
                };
            };
        };
    };
    "ticketfiles.uploadPdf": {
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
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "%PDF-1.7 …",
                 *       "auto_assign": true,
                 *       "section": "A",
                 *       "row": "1",
                 *       "seat": "1"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["PdfUpload"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketFile"];
                };
            };
        };
    };
    "ticketfiles.uploadSeats": {
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
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "section,row,seat,barcode\nA,1,1,4006381333931",
                 *       "auto_assign": true
                 *     }
                 */
                "multipart/form-data": components["schemas"]["SeatingUpload"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketFile"];
                };
            };
        };
    };
    "tickets.list": {
        parameters: {
            query?: {
                /**
                 * @description Tickets of this category. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                category_id?: Filter<string>;
                /**
                 * @description Kind of category. One of the values. Values: `grandstand`, `generaladmission`, `busparking`, `carparking`, `camping`, `transfer`, `hospitality`, `offsite_hospitality`, `extras`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example grandstand
                 */
                category_type?: Filter<"grandstand" | "generaladmission" | "busparking" | "carparking" | "camping" | "transfer" | "hospitality" | "offsite_hospitality" | "extras">;
                /**
                 * @description City of the venue, in capitals or not. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                city?: Filter<string>;
                /**
                 * @description When it was made. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: Filter<string>;
                /**
                 * @description Currency the ticket is sold in, ISO 4217. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example EUR
                 */
                currency_code?: Filter<string>;
                /**
                 * @description In place of `page`: the `pagination.next_cursor` of the page before, with the same filters and sorting. Pages then neither repeat nor leave out an entry when others are added or deleted
                 * @example text
                 */
                cursor?: string;
                /**
                 * @description Tickets for this event. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                event_id?: Filter<string>;
                /**
                 * @description Face value in minor units of the ticket's currency. Whole number. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2
                 */
                face_value?: Filter<number>;
                /**
                 * @description Whether tickets for youth and children are listed too. `true` or `false`, default `false`.
                 * @example false
                 */
                include_youth?: (boolean) | "true" | "false";
                /**
                 * @description Whether a distributor offers it again. `true` or `false`.
                 * @example true
                 */
                is_relisted_ticket?: Filter<boolean>;
                /**
                 * @description What you pay per ticket before fees, in minor units of `currency_code`: ask for one currency too. Whole number. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2
                 */
                net_rate?: Filter<number>;
                /**
                 * @description Whether to list only what you can buy at this moment, if anything is left. `true` or `false`, default `false`.
                 * @example false
                 */
                on_sale?: (boolean) | "true" | "false";
                /**
                 * @description Tickets of this organiser. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                organiser_id?: Filter<string>;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description Whether deleted ones are listed too; `deleted` tells since when they are. `true` or `false`, default `false`.
                 * @example false
                 */
                show_deleted?: (boolean) | "true" | "false";
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `ticket_id`, `face_value`, `stock`, `ticket_validfrom`, `ticket_title`, `event_name`, `net_rate`, `created`, `updated`. Enumerations are in the order of their list. Without it: `ticket_id`. Ties break by id.
                 * @example ticket_id
                 */
                sorting?: string;
                /**
                 * @description Sport of the event. One of the values. Values: `soccer`, `motorsport`, `tennis`, `rugby`, `darts`, `horseracing`, `boxing`, `other`, `motogp`, `formula1`, `cricket`, `basketball`, `combatsport`, `icehockey`, `nba`, `nfl`, `mlb`, `watersport`, `dtm`, `indycar`, `superbike`, `padel`, `handball`, `golf`, `rowing`, `cycling`, `sailing`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example soccer
                 */
                sport_type?: Filter<"soccer" | "motorsport" | "tennis" | "rugby" | "darts" | "horseracing" | "boxing" | "other" | "motogp" | "formula1" | "cricket" | "basketball" | "combatsport" | "icehockey" | "nba" | "nfl" | "mlb" | "watersport" | "dtm" | "indycar" | "superbike" | "padel" | "handball" | "golf" | "rowing" | "cycling" | "sailing">;
                /**
                 * @description How many are still there. Whole number. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2
                 */
                stock?: Filter<number>;
                /**
                 * @description Variant within the category. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                sub_category?: Filter<string>;
                /**
                 * @description Tickets of this supplier. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                supplier_id?: Filter<string>;
                /**
                 * @description Kind of supplier. One of the values. Values: `service`, `marketplace`, `organiser`, `external`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example service
                 */
                supplier_type?: Filter<"service" | "marketplace" | "organiser" | "external">;
                /**
                 * @description Identifier of the ticket. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                ticket_id?: Filter<string>;
                /**
                 * @description Where it comes from. One of the values. Values: `marketplace`, `external`, `service`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example marketplace
                 */
                ticket_source?: Filter<"marketplace" | "external" | "service">;
                /**
                 * @description Status of the ticket. One of the values. Values: `available`, `disabled`, `error`, `returned`, `on_request`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example available
                 */
                ticket_status?: Filter<"available" | "disabled" | "error" | "returned" | "on_request">;
                /**
                 * @description How the ticket is delivered. One of the values. Values: `eticket`, `appticket`, `paper-ticket`, `collection-stadium`, `eticket_with_pickup`, `other`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example eticket
                 */
                ticket_type?: Filter<"eticket" | "appticket" | "paper-ticket" | "collection-stadium" | "eticket_with_pickup" | "other">;
                /**
                 * @description First day it is valid. Datetime `yyyy-mm-ddThh:mm:ss` on the clock of the venue, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                ticket_validfrom?: Filter<string>;
                /**
                 * @description How long it is valid. One of the values. Values: `singleday`, `twoday`, `other`, `weekend`, `fourday`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example singleday
                 */
                ticket_validity?: Filter<"singleday" | "twoday" | "other" | "weekend" | "fourday">;
                /**
                 * @description Last day it is valid. Datetime `yyyy-mm-ddThh:mm:ss` on the clock of the venue, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                ticket_validuntil?: Filter<string>;
                /**
                 * @description Tickets for events of this tournament. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                tournament_id?: Filter<string>;
                /**
                 * @description When it last changed. To keep a copy in step ask for `ge:` the newest one you have, less a minute for changes under way, with `show_deleted=true`. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                updated?: Filter<string>;
                /**
                 * @description VAT category. One of the values. Values: `high`, `low`, `middle`, `none`, `rc`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example high
                 */
                vat_category?: Filter<"high" | "low" | "middle" | "none" | "rc">;
                /**
                 * @description Tickets for events at this venue. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                venue_id?: Filter<string>;
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
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketPage"];
                };
            };
        };
    };
    "tickets.create": {
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
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
        };
    };
    "tickets.get": {
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
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
        };
    };
    "tickets.delete": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your own, new for each change: repeating the request with it has no second effect
                 * @example order-4711-attempt
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description The `ETag` of what the change is based on: if somebody has changed it since, the answer is 412 and nothing happens
                 * @example "3"
                 */
                "If-Match"?: string;
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
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "tickets.update": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your own, new for each change: repeating the request with it has no second effect
                 * @example order-4711-attempt
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description The `ETag` of what the change is based on: if somebody has changed it since, the answer is 412 and nothing happens
                 * @example "3"
                 */
                "If-Match"?: string;
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
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
        };
    };
    "tickets.guestdata": {
        parameters: {
            query?: {
                /**
                 * @description Country, ISO 3166-1, of guests whose own country_of_residence is not known: requirements that hang on the country are resolved for it. The own country of a guest always counts before it
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
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketGuestRequirements"];
                };
            };
        };
    };
    "tickets.history": {
        parameters: {
            query?: {
                /**
                 * @description When the version came into being. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: Filter<string>;
                /**
                 * @description In place of `page`: the `pagination.next_cursor` of the page before, with the same filters and sorting. Pages then neither repeat nor leave out an entry when others are added or deleted
                 * @example text
                 */
                cursor?: string;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `version`, `created`. Enumerations are in the order of their list. Without it: `-version`. Ties break by id.
                 * @example -version
                 */
                sorting?: string;
                /**
                 * @description Client that made the version. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                updated_by?: Filter<string>;
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketHistoryEntryPage"];
                };
            };
        };
    };
    "tickets.memos.list": {
        parameters: {
            query?: {
                /**
                 * @description Day on which something is to be done. Date `yyyy-mm-dd`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31
                 */
                action_date?: Filter<string>;
                /**
                 * @description When it was written. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: Filter<string>;
                /**
                 * @description Client who wrote it. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                created_by?: Filter<string>;
                /**
                 * @description In place of `page`: the `pagination.next_cursor` of the page before, with the same filters and sorting. Pages then neither repeat nor leave out an entry when others are added or deleted
                 * @example text
                 */
                cursor?: string;
                /**
                 * @description Whether it is dealt with. `true` or `false`.
                 * @example true
                 */
                finished?: Filter<boolean>;
                /**
                 * @description Category. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                memo_category?: Filter<string>;
                /**
                 * @description Subcategory. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                memo_subcategory?: Filter<string>;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description internal: the operator only; external: the party too. One of the values. Values: `internal`, `external`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example internal
                 */
                scope?: Filter<"internal" | "external">;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `action_date`, `created`, `updated`. Enumerations are in the order of their list. Without it: `-created`. Ties break by id.
                 * @example -created
                 */
                sorting?: string;
                /**
                 * @description Client who is to do it. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                target_client_id?: Filter<string>;
                /**
                 * @description When it last changed. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                updated?: Filter<string>;
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemoPage"];
                };
            };
        };
    };
    "tickets.memos.create": {
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
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Memo"];
                };
            };
        };
    };
    "tournaments.list": {
        parameters: {
            query?: {
                /**
                 * @description When it was made. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: Filter<string>;
                /**
                 * @description In place of `page`: the `pagination.next_cursor` of the page before, with the same filters and sorting. Pages then neither repeat nor leave out an entry when others are added or deleted
                 * @example text
                 */
                cursor?: string;
                /**
                 * @description First day. Date `yyyy-mm-dd`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31
                 */
                date_start?: Filter<string>;
                /**
                 * @description Last day. Date `yyyy-mm-dd`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31
                 */
                date_stop?: Filter<string>;
                /**
                 * @description Whole name. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                official_name?: Filter<string>;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description Name or season or part of it, accents and a typing error forgiven; the best come first. Free text.
                 * @example arena
                 */
                query?: string;
                /**
                 * @description Region it is held in. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                region?: Filter<string>;
                /**
                 * @description Season as the tournament names it, such as 2026/2027. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                season?: Filter<string>;
                /**
                 * @description Whether deleted ones are listed too; `deleted` tells since when they are. `true` or `false`, default `false`.
                 * @example false
                 */
                show_deleted?: (boolean) | "true" | "false";
                /**
                 * @description Readable alternative to the identifier. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                slug?: Filter<string>;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `tournament_id`, `slug`, `official_name`, `season`, `sport_type`, `date_start`, `date_stop`, `created`, `updated`. Enumerations are in the order of their list. Without it: `official_name`. Ties break by id.
                 * @example official_name
                 */
                sorting?: string;
                /**
                 * @description Sport. One of the values. Values: `soccer`, `motorsport`, `tennis`, `rugby`, `darts`, `horseracing`, `boxing`, `other`, `motogp`, `formula1`, `cricket`, `basketball`, `combatsport`, `icehockey`, `nba`, `nfl`, `mlb`, `watersport`, `dtm`, `indycar`, `superbike`, `padel`, `handball`, `golf`, `rowing`, `cycling`, `sailing`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example soccer
                 */
                sport_type?: Filter<"soccer" | "motorsport" | "tennis" | "rugby" | "darts" | "horseracing" | "boxing" | "other" | "motogp" | "formula1" | "cricket" | "basketball" | "combatsport" | "icehockey" | "nba" | "nfl" | "mlb" | "watersport" | "dtm" | "indycar" | "superbike" | "padel" | "handball" | "golf" | "rowing" | "cycling" | "sailing">;
                /**
                 * @description Tournaments with an event of this team, at home or away. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                team_id?: Filter<string>;
                /**
                 * @description Identifier of the tournament. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                tournament_id?: Filter<string>;
                /**
                 * @description Kind of tournament. One of the values. Values: `cup`, `league`, `oneoff`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example cup
                 */
                tournament_type?: Filter<"cup" | "league" | "oneoff">;
                /**
                 * @description When it last changed. To keep a copy in step ask for `ge:` the newest one you have, less a minute for changes under way, with `show_deleted=true`. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                updated?: Filter<string>;
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
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentPage"];
                };
            };
        };
    };
    "tournaments.create": {
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
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tournament"];
                };
            };
        };
    };
    "tournaments.get": {
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
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tournament"];
                };
            };
        };
    };
    "tournaments.delete": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your own, new for each change: repeating the request with it has no second effect
                 * @example order-4711-attempt
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description The `ETag` of what the change is based on: if somebody has changed it since, the answer is 412 and nothing happens
                 * @example "3"
                 */
                "If-Match"?: string;
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
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "tournaments.update": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your own, new for each change: repeating the request with it has no second effect
                 * @example order-4711-attempt
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description The `ETag` of what the change is based on: if somebody has changed it since, the answer is 412 and nothing happens
                 * @example "3"
                 */
                "If-Match"?: string;
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
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tournament"];
                };
            };
        };
    };
    "tournaments.history": {
        parameters: {
            query?: {
                /**
                 * @description When the version came into being. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: Filter<string>;
                /**
                 * @description In place of `page`: the `pagination.next_cursor` of the page before, with the same filters and sorting. Pages then neither repeat nor leave out an entry when others are added or deleted
                 * @example text
                 */
                cursor?: string;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `version`, `created`. Enumerations are in the order of their list. Without it: `-version`. Ties break by id.
                 * @example -version
                 */
                sorting?: string;
                /**
                 * @description Client that made the version. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                updated_by?: Filter<string>;
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentHistoryEntryPage"];
                };
            };
        };
    };
    "venues.list": {
        parameters: {
            query?: {
                /**
                 * @description How many people it holds. Whole number. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2
                 */
                capacity?: Filter<number>;
                /**
                 * @description City, in capitals or not. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                city?: Filter<string>;
                /**
                 * @description Country, alpha-2 or alpha-3. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                country?: Filter<string>;
                /**
                 * @description When it was made. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: Filter<string>;
                /**
                 * @description In place of `page`: the `pagination.next_cursor` of the page before, with the same filters and sorting. Pages then neither repeat nor leave out an entry when others are added or deleted
                 * @example text
                 */
                cursor?: string;
                /**
                 * @description Venues with an event that ends then. Datetime `yyyy-mm-ddThh:mm:ss` on the clock of the venue, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                event_stopdate?: Filter<string>;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description Whether many ask for it. `true` or `false`.
                 * @example true
                 */
                popular?: Filter<boolean>;
                /**
                 * @description Name or city or part of it, accents and a typing error forgiven; the best come first. Free text.
                 * @example arena
                 */
                query?: string;
                /**
                 * @description Whether deleted ones are listed too; `deleted` tells since when they are. `true` or `false`, default `false`.
                 * @example false
                 */
                show_deleted?: (boolean) | "true" | "false";
                /**
                 * @description Readable alternative to the identifier. Text. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example Lisboa
                 */
                slug?: Filter<string>;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `venue_id`, `slug`, `country`, `city`, `official_name`, `capacity`, `created`, `updated`. Enumerations are in the order of their list. Without it: `official_name`. Ties break by id.
                 * @example official_name
                 */
                sorting?: string;
                /**
                 * @description Venues where this team plays, at home or away, or that are its home ground. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                team_id?: Filter<string>;
                /**
                 * @description When it last changed. To keep a copy in step ask for `ge:` the newest one you have, less a minute for changes under way, with `show_deleted=true`. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                updated?: Filter<string>;
                /**
                 * @description Identifier of the venue. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                venue_id?: Filter<string>;
                /**
                 * @description Part of the name, accents folded. Free text.
                 * @example arena
                 */
                venue_name?: string;
                /**
                 * @description Kind of venue. One of the values. Values: `racetrack`, `stadium`, `other`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example racetrack
                 */
                venue_type?: Filter<"racetrack" | "stadium" | "other">;
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
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VenuePage"];
                };
            };
        };
    };
    "venues.create": {
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
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venue"];
                };
            };
        };
    };
    "venues.get": {
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
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venue"];
                };
            };
        };
    };
    "venues.delete": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your own, new for each change: repeating the request with it has no second effect
                 * @example order-4711-attempt
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description The `ETag` of what the change is based on: if somebody has changed it since, the answer is 412 and nothing happens
                 * @example "3"
                 */
                "If-Match"?: string;
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
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "venues.update": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your own, new for each change: repeating the request with it has no second effect
                 * @example order-4711-attempt
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description The `ETag` of what the change is based on: if somebody has changed it since, the answer is 412 and nothing happens
                 * @example "3"
                 */
                "If-Match"?: string;
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
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venue"];
                };
            };
        };
    };
    "venues.directions.get": {
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
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VenueDirections"];
                };
            };
        };
    };
    "venues.directions.replace": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your own, new for each change: repeating the request with it has no second effect
                 * @example order-4711-attempt
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description The `ETag` of what the change is based on: if somebody has changed it since, the answer is 412 and nothing happens
                 * @example "3"
                 */
                "If-Match"?: string;
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
        /** @description All of it: what is left out is emptied */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "route": {
                 *         "en_GB": "Leave the ring road at exit 4 and follow the signs to the stadium."
                 *       },
                 *       "travel": {
                 *         "en_GB": "Metro line 2 to Cais Central, then ten minutes on foot."
                 *       },
                 *       "parking": {
                 *         "en_GB": "Car park P3 opens three hours before kick-off."
                 *       },
                 *       "landmarks": [
                 *         {
                 *           "kind": "metro",
                 *           "name": "Cais Central",
                 *           "latitude": "38.7550",
                 *           "longitude": "-9.1790"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["VenueDirectionsInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VenueDirections"];
                };
            };
        };
    };
    "venues.directions.history": {
        parameters: {
            query?: {
                /**
                 * @description When the version came into being. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: Filter<string>;
                /**
                 * @description In place of `page`: the `pagination.next_cursor` of the page before, with the same filters and sorting. Pages then neither repeat nor leave out an entry when others are added or deleted
                 * @example text
                 */
                cursor?: string;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `version`, `created`. Enumerations are in the order of their list. Without it: `-version`. Ties break by id.
                 * @example -version
                 */
                sorting?: string;
                /**
                 * @description Client that made the version. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                updated_by?: Filter<string>;
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VenueDirectionsHistoryEntryPage"];
                };
            };
        };
    };
    "venues.history": {
        parameters: {
            query?: {
                /**
                 * @description When the version came into being. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: Filter<string>;
                /**
                 * @description In place of `page`: the `pagination.next_cursor` of the page before, with the same filters and sorting. Pages then neither repeat nor leave out an entry when others are added or deleted
                 * @example text
                 */
                cursor?: string;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `version`, `created`. Enumerations are in the order of their list. Without it: `-version`. Ties break by id.
                 * @example -version
                 */
                sorting?: string;
                /**
                 * @description Client that made the version. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                updated_by?: Filter<string>;
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VenueHistoryEntryPage"];
                };
            };
        };
    };
    "webhooks.list": {
        parameters: {
            query?: {
                /**
                 * @description Client it belongs to; for the operator, who sees those of all. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                client_id?: Filter<string>;
                /**
                 * @description When it was registered. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: Filter<string>;
                /**
                 * @description In place of `page`: the `pagination.next_cursor` of the page before, with the same filters and sorting. Pages then neither repeat nor leave out an entry when others are added or deleted
                 * @example text
                 */
                cursor?: string;
                /**
                 * @description What it is told of. One of the values. Values: `bookingorder_completed`, `bookingorder_cancelled`, `sale_created`, `sale_cancelled`, `ticket_created`, `ticket_changed`, `ticket_removed`, `event_created`, `event_changed`, `event_removed`, `reservation_expiring`, `reservation_expired`, `bookingorder_created`, `bookingorder_updated`, `guestdata_required`, `ticketfile_assigned`, `admission_recorded`, `admissions_relisted`, `sale_updated`, `webhook_failing`, `webhook_disabled`, `api_key_expiring`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example bookingorder_completed
                 */
                event_type?: Filter<"bookingorder_completed" | "bookingorder_cancelled" | "sale_created" | "sale_cancelled" | "ticket_created" | "ticket_changed" | "ticket_removed" | "event_created" | "event_changed" | "event_removed" | "reservation_expiring" | "reservation_expired" | "bookingorder_created" | "bookingorder_updated" | "guestdata_required" | "ticketfile_assigned" | "admission_recorded" | "admissions_relisted" | "sale_updated" | "webhook_failing" | "webhook_disabled" | "api_key_expiring">;
                /**
                 * @description Whether it is sent anything. `true` or `false`.
                 * @example true
                 */
                is_active?: Filter<boolean>;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `created`. Enumerations are in the order of their list. Without it: `-created`. Ties break by id.
                 * @example -created
                 */
                sorting?: string;
                /**
                 * @description Webhook. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                webhook_id?: Filter<string>;
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookPage"];
                };
            };
        };
    };
    "webhooks.create": {
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
                 *       "event_type": "bookingorder_completed",
                 *       "endpoint": "https://agency.example/hooks/orders",
                 *       "secret": "a-long-random-text"
                 *     }
                 */
                "application/json": components["schemas"]["NewWebhook"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    "webhooks.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The webhook id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_whk
                 */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    "webhooks.replace": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your own, new for each change: repeating the request with it has no second effect
                 * @example order-4711-attempt
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description The `ETag` of what the change is based on: if somebody has changed it since, the answer is 412 and nothing happens
                 * @example "3"
                 */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description The webhook id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_whk
                 */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_type": "bookingorder_completed",
                 *       "endpoint": "https://agency.example/hooks/orders",
                 *       "secret": "a-long-random-text"
                 *     }
                 */
                "application/json": components["schemas"]["NewWebhook"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    "webhooks.delete": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your own, new for each change: repeating the request with it has no second effect
                 * @example order-4711-attempt
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description The `ETag` of what the change is based on: if somebody has changed it since, the answer is 412 and nothing happens
                 * @example "3"
                 */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description The webhook id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_whk
                 */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhooks.update": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your own, new for each change: repeating the request with it has no second effect
                 * @example order-4711-attempt
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description The `ETag` of what the change is based on: if somebody has changed it since, the answer is 412 and nothing happens
                 * @example "3"
                 */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description The webhook id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_whk
                 */
                webhook_id: string;
            };
            cookie?: never;
        };
        /** @description Only the fields sent change */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "is_active": false
                 *     }
                 */
                "application/json": components["schemas"]["WebhookChange"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    "webhooks.deliveries.list": {
        parameters: {
            query?: {
                /**
                 * @description When it was queued. Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example ge:2027-01-31T12:00:00
                 */
                created?: Filter<string>;
                /**
                 * @description In place of `page`: the `pagination.next_cursor` of the page before, with the same filters and sorting. Pages then neither repeat nor leave out an entry when others are added or deleted
                 * @example text
                 */
                cursor?: string;
                /**
                 * @description Delivery. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                delivery_id?: Filter<string>;
                /**
                 * @description What it tells. One of the values. Values: `bookingorder_completed`, `bookingorder_cancelled`, `sale_created`, `sale_cancelled`, `ticket_created`, `ticket_changed`, `ticket_removed`, `event_created`, `event_changed`, `event_removed`, `reservation_expiring`, `reservation_expired`, `bookingorder_created`, `bookingorder_updated`, `guestdata_required`, `ticketfile_assigned`, `admission_recorded`, `admissions_relisted`, `sale_updated`, `webhook_failing`, `webhook_disabled`, `api_key_expiring`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example bookingorder_completed
                 */
                event_type?: Filter<"bookingorder_completed" | "bookingorder_cancelled" | "sale_created" | "sale_cancelled" | "ticket_created" | "ticket_changed" | "ticket_removed" | "event_created" | "event_changed" | "event_removed" | "reservation_expiring" | "reservation_expired" | "bookingorder_created" | "bookingorder_updated" | "guestdata_required" | "ticketfile_assigned" | "admission_recorded" | "admissions_relisted" | "sale_updated" | "webhook_failing" | "webhook_disabled" | "api_key_expiring">;
                /**
                 * @description Whether it was tried and has not arrived: it is tried again, or was given up. `true` or `false`.
                 * @example true
                 */
                failing?: Filter<boolean>;
                /**
                 * @description From 1; a page past the end is an empty list
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries per page, 1 to 1000
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description What it is about. Identifier. Operators: `eq:` `ne:` `in:[a,b]` `not in:[a,b]`.
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_xyz
                 */
                resource_id?: Filter<string>;
                /**
                 * @description Comma-separated fields, `-field` or `field:desc` for descending. Sortable: `created`. Enumerations are in the order of their list. Without it: `-created`. Ties break by id.
                 * @example -created
                 */
                sorting?: string;
                /**
                 * @description What became of it so far. One of the values. Values: `pending`, `delivered`, `failed`, `dropped`. Operators: `eq:` `ne:` `gt:` `ge:` `lt:` `le:` `in:[a,b]` `not in:[a,b]`.
                 * @example pending
                 */
                status?: Filter<"pending" | "delivered" | "failed" | "dropped">;
            };
            header?: never;
            path: {
                /**
                 * @description The webhook id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_whk
                 */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryPage"];
                };
            };
        };
    };
    "webhooks.deliveries.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The delivery id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_dlv
                 */
                delivery_id: string;
                /**
                 * @description The webhook id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_whk
                 */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryInFull"];
                };
            };
        };
    };
    "webhooks.deliveries.redeliver": {
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
                 * @description The delivery id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_dlv
                 */
                delivery_id: string;
                /**
                 * @description The webhook id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_whk
                 */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Taken on; the work goes on */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
        };
    };
    "webhooks.recover": {
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
                 * @description The webhook id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_whk
                 */
                webhook_id: string;
            };
            cookie?: never;
        };
        /** @description Everything queued since then that failed or was dropped is sent again */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "since": "2027-01-31T00:00:00"
                 *     }
                 */
                "application/json": components["schemas"]["Recovery"];
            };
        };
        responses: {
            /** @description How many deliveries were queued again */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recovered"];
                };
            };
        };
    };
    "webhooks.rotateSecret": {
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
                 * @description The webhook id
                 * @example 01k9zq3v5r8t2w4y6a1b3c5d7e_whk
                 */
                webhook_id: string;
            };
            cookie?: never;
        };
        /** @description The old secret goes on signing `webhook-signature` for 24 hours beside the new one */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "secret": "a-long-random-text"
                 *     }
                 */
                "application/json": components["schemas"]["NewSecret"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    "webhooks.trigger": {
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
                 *       "webhook_id": "01k9zq3v5r8t2w4y6a1b3c5d7e_whk"
                 *     }
                 */
                "application/json": components["schemas"]["Trigger"];
            };
        };
        responses: {
            /** @description Taken on; the work goes on */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Version": components["headers"]["X-Service-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Triggered"];
                };
            };
        };
    };
}
