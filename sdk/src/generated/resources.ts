// Made from openapi.json by `npm run generate`: change the server's schemas, not this file.
import type { AnswerOf, BodyOf, CallOptions, List, Operation, QueryOf } from '../resources.js'

/** A method for every call of the API, under the name of its `operationId`. */
export interface Resources {
  /** Your own account: name, e-mail address, language, time zone, password */
  account: {
    /** Read your own account */
    get(options?: CallOptions): Promise<AnswerOf<'/v1/account', 'get'>>
    /** Change your own password: all other sessions end */
    password(body: BodyOf<'/v1/account/password', 'put'>, options?: CallOptions): Promise<AnswerOf<'/v1/account/password', 'put'>>
    /** Change your own account */
    update(body: BodyOf<'/v1/account', 'patch'>, options?: CallOptions): Promise<AnswerOf<'/v1/account', 'patch'>>
  }
  admin: {
    service: {
      tickets: {
        /** Read a ticket in full */
        get(ticket_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/admin/service/tickets/{ticket_id}', 'get'>>
      }
    }
  }
  admissions: {
    /** Record the admission of a guest with a ticket */
    record(body: BodyOf<'/v1/admissions', 'post'>, options?: CallOptions): Promise<AnswerOf<'/v1/admissions', 'post'>>
  }
  /** Shares of the stock for one distributor until a release */
  allotments: {
    /** Keep tickets for a distributor */
    create(body: BodyOf<'/v1/allotments', 'post'>, options?: CallOptions): Promise<AnswerOf<'/v1/allotments', 'post'>>
    /** End an allotment: unsold tickets return to free stock, holds and sales stay */
    delete(allotment_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/allotments/{allotment_id}', 'delete'>>
    /** Read an allotment */
    get(allotment_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/allotments/{allotment_id}', 'get'>>
    /** An allotment's versions, newest first */
    history(allotment_id: string, query?: QueryOf<'/v1/allotments/{allotment_id}/history', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/allotments/{allotment_id}/history', 'get'>>
    /** List allotments: a distributor those given to it, a supplier those of its tickets, the operator all */
    list(query?: QueryOf<'/v1/allotments', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/allotments', 'get'>>
    /** Give back unsold tickets before the release: some, or all and close the allotment */
    release(allotment_id: string, body: BodyOf<'/v1/allotments/{allotment_id}/release', 'post'>, options?: CallOptions): Promise<AnswerOf<'/v1/allotments/{allotment_id}/release', 'post'>>
    /** Change quantity, rate, release or warnings */
    update(allotment_id: string, body: BodyOf<'/v1/allotments/{allotment_id}', 'patch'>, options?: CallOptions): Promise<AnswerOf<'/v1/allotments/{allotment_id}', 'patch'>>
  }
  allottees: {
    /** List distributors to keep tickets for: a supplier those that bought from it, asked it, or are assigned to it; the operator all */
    list(query?: QueryOf<'/v1/allottees', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/allottees', 'get'>>
  }
  /** Purchases per event and supplier: items, statuses, money */
  bookingorders: {
    /** Decide whether a booking order of a disrupted event is kept or refunded */
    disruptionDecision(bookingorder_id: string, body: BodyOf<'/v1/bookingorders/{bookingorder_id}/disruption-decision', 'post'>, options?: CallOptions): Promise<AnswerOf<'/v1/bookingorders/{bookingorder_id}/disruption-decision', 'post'>>
    /** Who downloaded tickets of a booking order, and when */
    downloads(bookingorder_id: string, query?: QueryOf<'/v1/bookingorders/{bookingorder_id}/downloads', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/bookingorders/{bookingorder_id}/downloads', 'get'>>
    /** Read a booking order with its items */
    get(bookingorder_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/bookingorders/{bookingorder_id}', 'get'>>
    guestdata: {
      /** Read a guest of a booking order */
      get(bookingorder_id: string, guest_id: string, options?: CallOptions & { query?: QueryOf<'/v1/bookingorders/{bookingorder_id}/guestdata/{guest_id}', 'get'> }): Promise<AnswerOf<'/v1/bookingorders/{bookingorder_id}/guestdata/{guest_id}', 'get'>>
      /** Read the guests of a booking order */
      list(bookingorder_id: string, options?: CallOptions & { query?: QueryOf<'/v1/bookingorders/{bookingorder_id}/guestdata', 'get'> }): Promise<AnswerOf<'/v1/bookingorders/{bookingorder_id}/guestdata', 'get'>>
      /** Replace a guest of a booking order */
      replace(bookingorder_id: string, guest_id: string, body: BodyOf<'/v1/bookingorders/{bookingorder_id}/guestdata/{guest_id}', 'put'>, options?: CallOptions & { query?: QueryOf<'/v1/bookingorders/{bookingorder_id}/guestdata/{guest_id}', 'put'> }): Promise<AnswerOf<'/v1/bookingorders/{bookingorder_id}/guestdata/{guest_id}', 'put'>>
      /** Replace guests of a booking order */
      replaceAll(bookingorder_id: string, body: BodyOf<'/v1/bookingorders/{bookingorder_id}/guestdata', 'put'>, options?: CallOptions & { query?: QueryOf<'/v1/bookingorders/{bookingorder_id}/guestdata', 'put'> }): Promise<AnswerOf<'/v1/bookingorders/{bookingorder_id}/guestdata', 'put'>>
    }
    /** A booking order's versions, newest first */
    history(bookingorder_id: string, query?: QueryOf<'/v1/bookingorders/{bookingorder_id}/history', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/bookingorders/{bookingorder_id}/history', 'get'>>
    invoice: {
      /** An invoice or credit note as PDF */
      get(bookingorder_id: string, invoice_id: string, options?: CallOptions): Promise<Blob>
    }
    /** List booking orders */
    list(query?: QueryOf<'/v1/bookingorders', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/bookingorders', 'get'>>
    memos: {
      /** Write a memo on a bookingorder */
      create(bookingorder_id: string, body: BodyOf<'/v1/bookingorders/{bookingorder_id}/memos', 'post'>, options?: CallOptions): Promise<AnswerOf<'/v1/bookingorders/{bookingorder_id}/memos', 'post'>>
      /** List the memos on a bookingorder */
      list(bookingorder_id: string, query?: QueryOf<'/v1/bookingorders/{bookingorder_id}/memos', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/bookingorders/{bookingorder_id}/memos', 'get'>>
    }
    /** Offer admissions of a paid order to others */
    relist(bookingorder_id: string, body: BodyOf<'/v1/bookingorders/{bookingorder_id}/relist', 'post'>, options?: CallOptions): Promise<AnswerOf<'/v1/bookingorders/{bookingorder_id}/relist', 'post'>>
    /** The sales in which tickets of this order were sold on */
    relistedSales(bookingorder_id: string, query?: QueryOf<'/v1/bookingorders/{bookingorder_id}/relisted-sales', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/bookingorders/{bookingorder_id}/relisted-sales', 'get'>>
    /** Drive a test booking: complete, cancel or postpone it */
    sandbox(bookingorder_id: string, body: BodyOf<'/v1/bookingorders/{bookingorder_id}/sandbox', 'post'>, options?: CallOptions): Promise<AnswerOf<'/v1/bookingorders/{bookingorder_id}/sandbox', 'post'>>
    /** Change or cancel a booking order or its items */
    update(bookingorder_id: string, body: BodyOf<'/v1/bookingorders/{bookingorder_id}', 'put'>, options?: CallOptions & { query?: QueryOf<'/v1/bookingorders/{bookingorder_id}', 'put'> }): Promise<AnswerOf<'/v1/bookingorders/{bookingorder_id}', 'put'>>
  }
  /** What was bought */
  bookings: {
    /** Buy what a reservation holds */
    create(body: BodyOf<'/v1/bookings', 'post'>, options?: CallOptions): Promise<AnswerOf<'/v1/bookings', 'post'>>
    /** Read a booking */
    get(booking_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/bookings/{booking_id}', 'get'>>
    /** List bookings */
    list(query?: QueryOf<'/v1/bookings', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/bookings', 'get'>>
    reservation: {
      /** Read the booking made from a reservation */
      get(reservation_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/bookings/reservation/{reservation_id}', 'get'>>
    }
  }
  /** Parts of a venue, and what a place in them includes */
  categories: {
    /** Make a category */
    create(body: BodyOf<'/v1/categories', 'post'>, options?: CallOptions): Promise<AnswerOf<'/v1/categories', 'post'>>
    /** Delete a category that has no tickets */
    delete(category_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/categories/{category_id}', 'delete'>>
    /** Read a category */
    get(category_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/categories/{category_id}', 'get'>>
    /** The versions of a category, newest first */
    history(category_id: string, query?: QueryOf<'/v1/categories/{category_id}/history', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/categories/{category_id}/history', 'get'>>
    inclusions: {
      /** What a place in a category includes */
      get(category_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/categories/{category_id}/inclusions', 'get'>>
      /** The versions of category inclusions, newest first */
      history(category_id: string, query?: QueryOf<'/v1/categories/{category_id}/inclusions/history', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/categories/{category_id}/inclusions/history', 'get'>>
      /** Say what a place in a category includes */
      replace(category_id: string, body: BodyOf<'/v1/categories/{category_id}/inclusions', 'put'>, options?: CallOptions): Promise<AnswerOf<'/v1/categories/{category_id}/inclusions', 'put'>>
    }
    /** List categories */
    list(query?: QueryOf<'/v1/categories', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/categories', 'get'>>
    /** Change a category */
    update(category_id: string, body: BodyOf<'/v1/categories/{category_id}', 'patch'>, options?: CallOptions): Promise<AnswerOf<'/v1/categories/{category_id}', 'patch'>>
  }
  /** Everything that changed, in order, by request or as a stream */
  changes: {
    /** Read what changed, in order and without a gap */
    get(options?: CallOptions & { query?: QueryOf<'/v1/changes', 'get'> }): Promise<AnswerOf<'/v1/changes', 'get'>>
  }
  cities: {
    /** List cities that have a venue */
    list(query?: QueryOf<'/v1/cities', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/cities', 'get'>>
  }
  /** Identities of the parties, and their API keys */
  clients: {
    /** Make a client */
    create(body: BodyOf<'/v1/clients', 'post'>, options?: CallOptions): Promise<AnswerOf<'/v1/clients', 'post'>>
    /** Delete a client: its keys and sessions stop at once */
    delete(client_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/clients/{client_id}', 'delete'>>
    /** Read a client */
    get(client_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/clients/{client_id}', 'get'>>
    /** A client's versions, newest first */
    history(client_id: string, query?: QueryOf<'/v1/clients/{client_id}/history', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/clients/{client_id}/history', 'get'>>
    keys: {
      /** Make an API key; it is shown this once */
      create(client_id: string, body: BodyOf<'/v1/clients/{client_id}/keys', 'post'>, options?: CallOptions): Promise<AnswerOf<'/v1/clients/{client_id}/keys', 'post'>>
      /** Revoke an API key */
      delete(client_id: string, key_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/clients/{client_id}/keys/{key_id}', 'delete'>>
      /** List API keys, never their secrets */
      list(client_id: string, query?: QueryOf<'/v1/clients/{client_id}/keys', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/clients/{client_id}/keys', 'get'>>
    }
    /** List clients */
    list(query?: QueryOf<'/v1/clients', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/clients', 'get'>>
    /** Change a client */
    update(client_id: string, body: BodyOf<'/v1/clients/{client_id}', 'patch'>, options?: CallOptions): Promise<AnswerOf<'/v1/clients/{client_id}', 'patch'>>
  }
  /** Calls of the console: search, saved views, bulk changes, figures */
  console: {
    bulk: {
      /** Apply a previewed change in the background */
      apply(bulk_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/internal/console/bulk/{bulk_id}/apply', 'post'>>
      /** Preview a change of many tickets: enable, disable or reprice */
      create(body: BodyOf<'/v1/internal/console/bulk', 'post'>, options?: CallOptions): Promise<AnswerOf<'/v1/internal/console/bulk', 'post'>>
      /** Read a change of many tickets and how far it is */
      get(bulk_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/internal/console/bulk/{bulk_id}', 'get'>>
      /** List changes of many tickets */
      list(query?: QueryOf<'/v1/internal/console/bulk', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/internal/console/bulk', 'get'>>
      /** Undo an applied change; it goes on in the background */
      undo(bulk_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/internal/console/bulk/{bulk_id}/undo', 'post'>>
    }
    events: {
      /** Watch all tickets of an event being sold: server-sent events, one a second */
      live(event_id: string, options?: CallOptions): Promise<ReadableStream<Uint8Array>>
    }
    links: {
      /** Send a link to a guest by letter */
      mail(link_id: string, body: BodyOf<'/v1/internal/console/links/{link_id}/mail', 'post'>, options?: CallOptions): Promise<AnswerOf<'/v1/internal/console/links/{link_id}/mail', 'post'>>
      /** A link as a code for a camera */
      qr(link_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/internal/console/links/{link_id}/qr', 'get'>>
    }
    /** Work that is due, sales per day, and the stock of the next events */
    overview(options?: CallOptions & { query?: QueryOf<'/v1/internal/console/overview', 'get'> }): Promise<AnswerOf<'/v1/internal/console/overview', 'get'>>
    readiness: {
      /** What is missing until something can be sold */
      get(kind: string, id: string, options?: CallOptions): Promise<AnswerOf<'/v1/internal/console/readiness/{kind}/{id}', 'get'>>
    }
    /** Find anything by an id, a code, an e-mail address, a reference or a name */
    search(options?: CallOptions & { query?: QueryOf<'/v1/internal/console/search', 'get'> }): Promise<AnswerOf<'/v1/internal/console/search', 'get'>>
    tickets: {
      /** List tickets for the management console */
      list(query?: QueryOf<'/v1/internal/console/tickets', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/internal/console/tickets', 'get'>>
      /** Watch a ticket being sold: server-sent events, one a second */
      live(ticket_id: string, options?: CallOptions): Promise<ReadableStream<Uint8Array>>
    }
    views: {
      /** Save a view of a list */
      create(body: BodyOf<'/v1/internal/console/views', 'post'>, options?: CallOptions): Promise<AnswerOf<'/v1/internal/console/views', 'post'>>
      /** Delete a saved view */
      delete(view_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/internal/console/views/{view_id}', 'delete'>>
      /** Read a saved view */
      get(view_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/internal/console/views/{view_id}', 'get'>>
      /** List your saved views */
      list(query?: QueryOf<'/v1/internal/console/views', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/internal/console/views', 'get'>>
      /** Change a saved view */
      update(view_id: string, body: BodyOf<'/v1/internal/console/views/{view_id}', 'patch'>, options?: CallOptions): Promise<AnswerOf<'/v1/internal/console/views/{view_id}', 'patch'>>
    }
  }
  countries: {
    /** List countries that have a venue */
    list(query?: QueryOf<'/v1/countries', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/countries', 'get'>>
  }
  /** Companies that buy tickets */
  distributors: {
    /** Make a distributor */
    create(body: BodyOf<'/v1/distributors', 'post'>, options?: CallOptions): Promise<AnswerOf<'/v1/distributors', 'post'>>
    /** Read a distributor */
    get(distributor_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/distributors/{distributor_id}', 'get'>>
    /** A distributor's versions, newest first */
    history(distributor_id: string, query?: QueryOf<'/v1/distributors/{distributor_id}/history', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/distributors/{distributor_id}/history', 'get'>>
    /** List distributors; a distributor sees itself */
    list(query?: QueryOf<'/v1/distributors', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/distributors', 'get'>>
    memos: {
      /** Write a memo on a distributor */
      create(requested_distributor_id: string, body: BodyOf<'/v1/distributors/{requested_distributor_id}/memos', 'post'>, options?: CallOptions): Promise<AnswerOf<'/v1/distributors/{requested_distributor_id}/memos', 'post'>>
      /** List the memos on a distributor */
      list(requested_distributor_id: string, query?: QueryOf<'/v1/distributors/{requested_distributor_id}/memos', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/distributors/{requested_distributor_id}/memos', 'get'>>
    }
    /** Add to a distributor's prepaid balance */
    prepaid(distributor_id: string, body: BodyOf<'/v1/distributors/{distributor_id}/prepaid', 'post'>, options?: CallOptions): Promise<AnswerOf<'/v1/distributors/{distributor_id}/prepaid', 'post'>>
    /** What a distributor was charged and has paid over some days */
    statement(distributor_id: string, query?: QueryOf<'/v1/distributors/{distributor_id}/statement', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/distributors/{distributor_id}/statement', 'get'>>
    /** Change a distributor */
    update(distributor_id: string, body: BodyOf<'/v1/distributors/{distributor_id}', 'patch'>, options?: CallOptions): Promise<AnswerOf<'/v1/distributors/{distributor_id}', 'patch'>>
  }
  /** Downloads of tickets for guests */
  etickets: {
    /** Download one e-ticket */
    download(bookingorder_id: string, orderitem_id: string, download_link: string, options?: CallOptions): Promise<Blob>
    /** Download all e-tickets of a booking order */
    downloadZip(bookingorder_id: string, options?: CallOptions): Promise<Blob>
  }
  eventTranslations: {
    /** Delete the name of an event in a language */
    delete(event_id: string, language: string, options?: CallOptions): Promise<AnswerOf<'/v1/event-translations/{event_id}/{language}', 'delete'>>
    /** Read the name of an event in a language */
    get(event_id: string, language: string, options?: CallOptions): Promise<AnswerOf<'/v1/event-translations/{event_id}/{language}', 'get'>>
    /** A translation's versions, newest first */
    history(event_id: string, language: string, query?: QueryOf<'/v1/event-translations/{event_id}/{language}/history', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/event-translations/{event_id}/{language}/history', 'get'>>
    /** List the names of events in other languages */
    list(query?: QueryOf<'/v1/event-translations', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/event-translations', 'get'>>
    /** Set the name of an event in a language */
    replace(event_id: string, language: string, body: BodyOf<'/v1/event-translations/{event_id}/{language}', 'put'>, options?: CallOptions): Promise<AnswerOf<'/v1/event-translations/{event_id}/{language}', 'put'>>
  }
  /** Matches, races and other events, and how they sell */
  events: {
    /** Make an event */
    create(body: BodyOf<'/v1/events', 'post'>, options?: CallOptions): Promise<AnswerOf<'/v1/events', 'post'>>
    /** Delete an event that has no tickets */
    delete(event_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/events/{event_id}', 'delete'>>
    disruptions: {
      /** Apply a previewed disruption; its orders are changed in the background */
      apply(event_id: string, disruption_id: string, body: BodyOf<'/v1/events/{event_id}/disruptions/{disruption_id}/apply', 'post'>, options?: CallOptions): Promise<AnswerOf<'/v1/events/{event_id}/disruptions/{disruption_id}/apply', 'post'>>
      /** Preview a disruption: an event is cancelled, postponed, rescheduled or relocated */
      create(event_id: string, body: BodyOf<'/v1/events/{event_id}/disruptions', 'post'>, options?: CallOptions): Promise<AnswerOf<'/v1/events/{event_id}/disruptions', 'post'>>
      /** Decide for many booking orders at once; it is carried out in the background */
      decisions(event_id: string, disruption_id: string, body: BodyOf<'/v1/events/{event_id}/disruptions/{disruption_id}/decisions', 'post'>, options?: CallOptions): Promise<AnswerOf<'/v1/events/{event_id}/disruptions/{disruption_id}/decisions', 'post'>>
      /** Read a disruption and how far it is */
      get(event_id: string, disruption_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/events/{event_id}/disruptions/{disruption_id}', 'get'>>
      /** List the disruptions of an event; a distributor or supplier sees those that concern its orders */
      list(event_id: string, query?: QueryOf<'/v1/events/{event_id}/disruptions', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/events/{event_id}/disruptions', 'get'>>
      /** List the booking orders of a disruption, each with its refund and its result */
      orders(event_id: string, disruption_id: string, query?: QueryOf<'/v1/events/{event_id}/disruptions/{disruption_id}/orders', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/events/{event_id}/disruptions/{disruption_id}/orders', 'get'>>
      /** Remind the buyers that have not decided, by letter; once in 12 hours at most */
      remind(event_id: string, disruption_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/events/{event_id}/disruptions/{disruption_id}/remind', 'post'>>
      /** Call a postponement, new date or new venue off; possible while nothing was refunded */
      revert(event_id: string, disruption_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/events/{event_id}/disruptions/{disruption_id}/revert', 'post'>>
    }
    /** Read an event, by id or slug */
    get(event_id: string, options?: CallOptions & { query?: QueryOf<'/v1/events/{event_id}', 'get'> }): Promise<AnswerOf<'/v1/events/{event_id}', 'get'>>
    /** What an event asks of its guests */
    guestdata(event_id: string, options?: CallOptions & { query?: QueryOf<'/v1/events/{event_id}/guestdata', 'get'> }): Promise<AnswerOf<'/v1/events/{event_id}/guestdata', 'get'>>
    /** The versions of an event, newest first */
    history(event_id: string, query?: QueryOf<'/v1/events/{event_id}/history', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/events/{event_id}/history', 'get'>>
    /** List events */
    list(query?: QueryOf<'/v1/events', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/events', 'get'>>
    /** How an event sells */
    statistics(event_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/events/{event_id}/statistics', 'get'>>
    /** Change an event */
    update(event_id: string, body: BodyOf<'/v1/events/{event_id}', 'patch'>, options?: CallOptions): Promise<AnswerOf<'/v1/events/{event_id}', 'patch'>>
  }
  fxratemoments: {
    /** Store rates; they hold from the moment they were taken */
    create(body: BodyOf<'/v1/internal/fxratemoments', 'post'>, options?: CallOptions): Promise<AnswerOf<'/v1/internal/fxratemoments', 'post'>>
    /** Read the rates of a moment */
    get(fxratemoment_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/internal/fxratemoments/{fxratemoment_id}', 'get'>>
    /** List the moments at which rates were taken */
    list(query?: QueryOf<'/v1/internal/fxratemoments', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/internal/fxratemoments', 'get'>>
  }
  grouprequests: {
    /** Accept a quote: its tickets become an allotment or a reservation at the quoted prices, all or none */
    accept(grouprequest_id: string, body: BodyOf<'/v1/grouprequests/{grouprequest_id}/accept', 'post'>, options?: CallOptions): Promise<AnswerOf<'/v1/grouprequests/{grouprequest_id}/accept', 'post'>>
    /** Ask suppliers for tickets for a group */
    create(body: BodyOf<'/v1/grouprequests', 'post'>, options?: CallOptions): Promise<AnswerOf<'/v1/grouprequests', 'post'>>
    /** Decline a quote, or all and close the request */
    decline(grouprequest_id: string, body: BodyOf<'/v1/grouprequests/{grouprequest_id}/decline', 'post'>, options?: CallOptions): Promise<AnswerOf<'/v1/grouprequests/{grouprequest_id}/decline', 'post'>>
    /** Read a group request with its quotes */
    get(grouprequest_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/grouprequests/{grouprequest_id}', 'get'>>
    /** A group request's versions, newest first */
    history(grouprequest_id: string, query?: QueryOf<'/v1/grouprequests/{grouprequest_id}/history', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/grouprequests/{grouprequest_id}/history', 'get'>>
    /** List group requests: a distributor its own, a supplier those it is asked, the operator all */
    list(query?: QueryOf<'/v1/grouprequests', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/grouprequests', 'get'>>
    memos: {
      /** Write a memo on a grouprequest */
      create(grouprequest_id: string, body: BodyOf<'/v1/grouprequests/{grouprequest_id}/memos', 'post'>, options?: CallOptions): Promise<AnswerOf<'/v1/grouprequests/{grouprequest_id}/memos', 'post'>>
      /** List the memos on a grouprequest */
      list(grouprequest_id: string, query?: QueryOf<'/v1/grouprequests/{grouprequest_id}/memos', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/grouprequests/{grouprequest_id}/memos', 'get'>>
    }
    quotes: {
      /** Quote for a group: tickets of one event, with prices and conditions */
      create(grouprequest_id: string, body: BodyOf<'/v1/grouprequests/{grouprequest_id}/quotes', 'post'>, options?: CallOptions): Promise<AnswerOf<'/v1/grouprequests/{grouprequest_id}/quotes', 'post'>>
      /** Take a quote back */
      delete(grouprequest_id: string, quote_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/grouprequests/{grouprequest_id}/quotes/{quote_id}', 'delete'>>
    }
    /** Change an open group request, or ask further suppliers */
    update(grouprequest_id: string, body: BodyOf<'/v1/grouprequests/{grouprequest_id}', 'patch'>, options?: CallOptions): Promise<AnswerOf<'/v1/grouprequests/{grouprequest_id}', 'patch'>>
    /** Withdraw a group request: the tickets are no longer needed */
    withdraw(grouprequest_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/grouprequests/{grouprequest_id}/withdraw', 'post'>>
  }
  /** Inviting people to the console by letter */
  invitations: {
    /** Invite somebody to the console by letter */
    create(body: BodyOf<'/v1/invitations', 'post'>, options?: CallOptions): Promise<AnswerOf<'/v1/invitations', 'post'>>
    /** Revoke an invitation: its link stops working */
    delete(invitation_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/invitations/{invitation_id}', 'delete'>>
    /** List invitations to the console */
    list(query?: QueryOf<'/v1/invitations', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/invitations', 'get'>>
    /** Send an invitation again */
    resend(invitation_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/invitations/{invitation_id}/resend', 'post'>>
  }
  invoices: {
    /** Read an invoice or credit note with its lines */
    get(invoice_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/invoices/{invoice_id}', 'get'>>
    /** List invoices and credit notes; a distributor sees its own */
    list(query?: QueryOf<'/v1/invoices', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/invoices', 'get'>>
  }
  /** Information for guests: the itinerary, links to its page, and its texts */
  itineraries: {
    instructions: {
      /** The texts for guests with this kind of ticket */
      get(ticket_type: string, language: string, options?: CallOptions): Promise<AnswerOf<'/v1/itineraries/instructions/{ticket_type}/{language}', 'get'>>
      /** The versions of ticket instructions, newest first */
      history(ticket_type: string, language: string, query?: QueryOf<'/v1/itineraries/instructions/{ticket_type}/{language}/history', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/itineraries/instructions/{ticket_type}/{language}/history', 'get'>>
      /** List the texts for guests by kind of ticket and language */
      list(query?: QueryOf<'/v1/itineraries/instructions', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/itineraries/instructions', 'get'>>
      /** Set the texts for guests with this kind of ticket */
      replace(ticket_type: string, language: string, body: BodyOf<'/v1/itineraries/instructions/{ticket_type}/{language}', 'put'>, options?: CallOptions): Promise<AnswerOf<'/v1/itineraries/instructions/{ticket_type}/{language}', 'put'>>
    }
    share: {
      /** The itinerary of a ticket in a booking order */
      get(bookingorder_id: string, ticket_id: string, options?: CallOptions & { query?: QueryOf<'/v1/itineraries/share/{bookingorder_id}/{ticket_id}', 'get'> }): Promise<AnswerOf<'/v1/itineraries/share/{bookingorder_id}/{ticket_id}', 'get'>>
      /** Make a link that opens the itinerary to a guest */
      link(bookingorder_id: string, ticket_id: string, body?: BodyOf<'/v1/itineraries/share/{bookingorder_id}/{ticket_id}/link', 'post'>, options?: CallOptions): Promise<AnswerOf<'/v1/itineraries/share/{bookingorder_id}/{ticket_id}/link', 'post'>>
      links: {
        /** Revoke a link: it opens nothing any more */
        delete(bookingorder_id: string, ticket_id: string, link_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/itineraries/share/{bookingorder_id}/{ticket_id}/links/{link_id}', 'delete'>>
        /** The links made for an itinerary, newest first, at most 100 */
        get(bookingorder_id: string, ticket_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/itineraries/share/{bookingorder_id}/{ticket_id}/links', 'get'>>
      }
    }
  }
  /** Resale of bought tickets: onboarding as a supplier, relisting, withdrawing */
  marketplace: {
    /** Read which agreement a new supplier accepts */
    agreement(options?: CallOptions): Promise<AnswerOf<'/v1/marketplace/agreement', 'get'>>
    /** Become a supplier just in time */
    onboard(body: BodyOf<'/v1/marketplace/onboard/supplierjit', 'post'>, options?: CallOptions): Promise<AnswerOf<'/v1/marketplace/onboard/supplierjit', 'post'>>
    relistings: {
      /** Withdraw the unsold admissions of a relisted ticket */
      delete(ticket_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/marketplace/relistings/{ticket_id}', 'delete'>>
    }
  }
  /** Notes on distributors, suppliers, orders and other resources */
  memos: {
    /** Read a memo */
    get(memo_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/memos/{memo_id}', 'get'>>
    /** A memo's versions, newest first */
    history(memo_id: string, query?: QueryOf<'/v1/memos/{memo_id}/history', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/memos/{memo_id}/history', 'get'>>
    /** List memos of all resources: the operator sees all, a party the external ones on its own resources */
    list(query?: QueryOf<'/v1/memos', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/memos', 'get'>>
    /** Change or finish a memo */
    update(memo_id: string, body: BodyOf<'/v1/memos/{memo_id}', 'patch'>, options?: CallOptions): Promise<AnswerOf<'/v1/memos/{memo_id}', 'patch'>>
  }
  /** A feed of products for tour-booking partners */
  partner: {
    /** All products of the feed: one per series of events and category */
    products(options?: CallOptions): Promise<AnswerOf<'/v1/partner/products', 'get'>>
  }
  payables: {
    /** What suppliers are owed, and what their payouts wait for; a supplier sees its own */
    list(query?: QueryOf<'/v1/payables', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/payables', 'get'>>
  }
  /** What a reservation costs and how it is paid; balances, settlements */
  payments: {
    /** A payment provider's word that a booking was paid */
    settle(body: BodyOf<'/v1/payments/settlements', 'post'>, options?: CallOptions): Promise<AnswerOf<'/v1/payments/settlements', 'post'>>
  }
  payouts: {
    /** List payouts that were made; a supplier sees its own */
    list(query?: QueryOf<'/v1/payouts', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/payouts', 'get'>>
    /** List payouts that are to be made, sale by sale, and what each waits for; a supplier sees its own */
    waiting(query?: QueryOf<'/v1/payouts/waiting', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/payouts/waiting', 'get'>>
  }
  receivables: {
    /** What distributors owe, by age, and their credit and deposits; a distributor sees its own */
    list(query?: QueryOf<'/v1/receivables', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/receivables', 'get'>>
  }
  reservation: {
    guests: {
      /** Fill in guests of a reservation, some now and others later */
      create(reservation_id: string, body: BodyOf<'/v1/reservation/{reservation_id}/guests', 'post'>, options?: CallOptions & { query?: QueryOf<'/v1/reservation/{reservation_id}/guests', 'post'> }): Promise<AnswerOf<'/v1/reservation/{reservation_id}/guests', 'post'>>
      /** Read a guest of a reservation */
      get(reservation_id: string, guest_id: string, options?: CallOptions & { query?: QueryOf<'/v1/reservation/{reservation_id}/guests/{guest_id}', 'get'> }): Promise<AnswerOf<'/v1/reservation/{reservation_id}/guests/{guest_id}', 'get'>>
      /** Read the guests of a reservation */
      list(reservation_id: string, options?: CallOptions & { query?: QueryOf<'/v1/reservation/{reservation_id}/guests', 'get'> }): Promise<AnswerOf<'/v1/reservation/{reservation_id}/guests', 'get'>>
      /** Replace a guest of a reservation */
      replace(reservation_id: string, guest_id: string, body: BodyOf<'/v1/reservation/{reservation_id}/guests/{guest_id}', 'put'>, options?: CallOptions & { query?: QueryOf<'/v1/reservation/{reservation_id}/guests/{guest_id}', 'put'> }): Promise<AnswerOf<'/v1/reservation/{reservation_id}/guests/{guest_id}', 'put'>>
    }
  }
  /** Timed holds on tickets */
  reservations: {
    /** Hold tickets: all items or none */
    create(body: BodyOf<'/v1/reservations', 'post'>, options?: CallOptions): Promise<AnswerOf<'/v1/reservations', 'post'>>
    /** Release the hold */
    delete(reservation_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/reservations/{reservation_id}', 'delete'>>
    /** Read a reservation */
    get(reservation_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/reservations/{reservation_id}', 'get'>>
    guestdata: {
      /** Fill in guests of a reservation, some now and others later */
      create(reservation_id: string, body: BodyOf<'/v1/reservations/{reservation_id}/guestdata', 'post'>, options?: CallOptions & { query?: QueryOf<'/v1/reservations/{reservation_id}/guestdata', 'post'> }): Promise<AnswerOf<'/v1/reservations/{reservation_id}/guestdata', 'post'>>
      /** Read a guest of a reservation */
      get(reservation_id: string, guest_id: string, options?: CallOptions & { query?: QueryOf<'/v1/reservations/{reservation_id}/guestdata/{guest_id}', 'get'> }): Promise<AnswerOf<'/v1/reservations/{reservation_id}/guestdata/{guest_id}', 'get'>>
      /** Read the guests of a reservation */
      list(reservation_id: string, options?: CallOptions & { query?: QueryOf<'/v1/reservations/{reservation_id}/guestdata', 'get'> }): Promise<AnswerOf<'/v1/reservations/{reservation_id}/guestdata', 'get'>>
      /** Replace a guest of a reservation */
      replace(reservation_id: string, guest_id: string, body: BodyOf<'/v1/reservations/{reservation_id}/guestdata/{guest_id}', 'put'>, options?: CallOptions & { query?: QueryOf<'/v1/reservations/{reservation_id}/guestdata/{guest_id}', 'put'> }): Promise<AnswerOf<'/v1/reservations/{reservation_id}/guestdata/{guest_id}', 'put'>>
    }
    /** A reservation's versions, newest first */
    history(reservation_id: string, query?: QueryOf<'/v1/reservations/{reservation_id}/history', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/reservations/{reservation_id}/history', 'get'>>
    /** List reservations */
    list(query?: QueryOf<'/v1/reservations', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/reservations', 'get'>>
    memos: {
      /** Write a memo on a reservation */
      create(reservation_id: string, body: BodyOf<'/v1/reservations/{reservation_id}/memos', 'post'>, options?: CallOptions): Promise<AnswerOf<'/v1/reservations/{reservation_id}/memos', 'post'>>
      /** List the memos on a reservation */
      list(reservation_id: string, query?: QueryOf<'/v1/reservations/{reservation_id}/memos', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/reservations/{reservation_id}/memos', 'get'>>
    }
    payDetails: {
      /** What a reservation costs, fees and VAT included, and how it is paid */
      get(reservation_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/reservations/{reservation_id}/pay-details', 'get'>>
      /** Choose how a reservation is paid */
      replace(reservation_id: string, body: BodyOf<'/v1/reservations/{reservation_id}/pay-details', 'put'>, options?: CallOptions): Promise<AnswerOf<'/v1/reservations/{reservation_id}/pay-details', 'put'>>
    }
    /** How a reservation can be paid */
    paymentMethods(reservation_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/reservations/{reservation_id}/payment-methods', 'get'>>
    /** Replace all items; if refused, the old hold stays */
    replace(reservation_id: string, body: BodyOf<'/v1/reservations/{reservation_id}', 'put'>, options?: CallOptions): Promise<AnswerOf<'/v1/reservations/{reservation_id}', 'put'>>
    /** Change notes and reference, or extend the hold */
    update(reservation_id: string, body: BodyOf<'/v1/reservations/{reservation_id}', 'patch'>, options?: CallOptions): Promise<AnswerOf<'/v1/reservations/{reservation_id}', 'patch'>>
  }
  /** Requests to suppliers, and their sales */
  sales: {
    /** Read a sale */
    get(purchaseorder_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/sales/{purchaseorder_id}', 'get'>>
    /** A sale's versions, newest first */
    history(purchaseorder_id: string, query?: QueryOf<'/v1/sales/{purchaseorder_id}/history', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/sales/{purchaseorder_id}/history', 'get'>>
    invoice: {
      /** The document of a payout as PDF: an invoice made out in the supplier's name, or a credit note */
      get(purchaseorder_id: string, invoice_id: string, options?: CallOptions): Promise<Blob>
    }
    /** List sales; a supplier sees its own */
    list(query?: QueryOf<'/v1/sales', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/sales', 'get'>>
    memos: {
      /** Write a memo on a purchaseorder */
      create(purchaseorder_id: string, body: BodyOf<'/v1/sales/{purchaseorder_id}/memos', 'post'>, options?: CallOptions): Promise<AnswerOf<'/v1/sales/{purchaseorder_id}/memos', 'post'>>
      /** List the memos on a purchaseorder */
      list(purchaseorder_id: string, query?: QueryOf<'/v1/sales/{purchaseorder_id}/memos', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/sales/{purchaseorder_id}/memos', 'get'>>
    }
    requests: {
      /** Accept or refuse a request for tickets */
      answer(reservation_id: string, body: BodyOf<'/v1/sales/requests/{reservation_id}', 'post'>, options?: CallOptions): Promise<AnswerOf<'/v1/sales/requests/{reservation_id}', 'post'>>
      /** List requests to a supplier */
      list(query?: QueryOf<'/v1/sales/requests', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/sales/requests', 'get'>>
    }
  }
  sports: {
    /** List sports */
    list(query?: QueryOf<'/v1/sports', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/sports', 'get'>>
  }
  /** Companies that sell tickets */
  suppliers: {
    /** Make a supplier */
    create(body: BodyOf<'/v1/suppliers', 'post'>, options?: CallOptions): Promise<AnswerOf<'/v1/suppliers', 'post'>>
    /** Read a supplier */
    get(supplier_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/suppliers/{supplier_id}', 'get'>>
    /** A supplier's versions, newest first */
    history(supplier_id: string, query?: QueryOf<'/v1/suppliers/{supplier_id}/history', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/suppliers/{supplier_id}/history', 'get'>>
    /** List suppliers; a supplier sees itself */
    list(query?: QueryOf<'/v1/suppliers', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/suppliers', 'get'>>
    marketplaceSales: {
      /** The booking orders that come from a purchase order; only its supplier may read them */
      list(purchaseorder_id: string, query?: QueryOf<'/v1/suppliers/marketplace-sales/{purchaseorder_id}', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/suppliers/marketplace-sales/{purchaseorder_id}', 'get'>>
    }
    memos: {
      /** Write a memo on a supplier */
      create(supplier_id: string, body: BodyOf<'/v1/suppliers/{supplier_id}/memos', 'post'>, options?: CallOptions): Promise<AnswerOf<'/v1/suppliers/{supplier_id}/memos', 'post'>>
      /** List the memos on a supplier */
      list(supplier_id: string, query?: QueryOf<'/v1/suppliers/{supplier_id}/memos', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/suppliers/{supplier_id}/memos', 'get'>>
    }
    /** What a supplier earned and was paid over some days */
    statement(supplier_id: string, query?: QueryOf<'/v1/suppliers/{supplier_id}/statement', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/suppliers/{supplier_id}/statement', 'get'>>
    /** Change a supplier */
    update(supplier_id: string, body: BodyOf<'/v1/suppliers/{supplier_id}', 'patch'>, options?: CallOptions): Promise<AnswerOf<'/v1/suppliers/{supplier_id}', 'patch'>>
  }
  /** Teams that play */
  teams: {
    /** Make a team */
    create(body: BodyOf<'/v1/teams', 'post'>, options?: CallOptions): Promise<AnswerOf<'/v1/teams', 'post'>>
    /** Delete a team that has no events */
    delete(team_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/teams/{team_id}', 'delete'>>
    /** Read a team */
    get(team_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/teams/{team_id}', 'get'>>
    /** The versions of a team, newest first */
    history(team_id: string, query?: QueryOf<'/v1/teams/{team_id}/history', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/teams/{team_id}/history', 'get'>>
    /** List teams */
    list(query?: QueryOf<'/v1/teams', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/teams', 'get'>>
    /** Change a team */
    update(team_id: string, body: BodyOf<'/v1/teams/{team_id}', 'patch'>, options?: CallOptions): Promise<AnswerOf<'/v1/teams/{team_id}', 'patch'>>
  }
  ticket: {
    /** Read a ticket */
    get(ticket_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/ticket/{ticket_id}', 'get'>>
  }
  /** Seats and finished tickets that suppliers upload, and what became of them */
  ticketfiles: {
    /** Give out the seats of a ticket file */
    assign(ticketfile_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/ticketfiles/{ticketfile_id}/assign', 'post'>>
    /** Say that a finished ticket is valid for the new date or venue */
    confirm(ticketfile_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/ticketfiles/{ticketfile_id}/confirm', 'post'>>
    /** Revoke a ticket file */
    delete(ticketfile_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/ticketfiles/{ticketfile_id}', 'delete'>>
    /** Read a ticket file with the outcome of every line */
    get(ticketfile_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/ticketfiles/{ticketfile_id}', 'get'>>
    /** The outcome of every line as CSV */
    lines(ticketfile_id: string, options?: CallOptions): Promise<Blob>
    /** List ticket files */
    list(query?: QueryOf<'/v1/ticketfiles', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/ticketfiles', 'get'>>
    /** What giving out the seats of a ticket file would do now */
    preview(ticketfile_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/ticketfiles/{ticketfile_id}/preview', 'get'>>
    /** Upload one finished ticket */
    uploadPdf(ticket_id: string, body: FormData, options?: CallOptions): Promise<AnswerOf<'/v1/ticketfiles/pdf/{ticket_id}', 'post'>>
    /** Upload a table of seats */
    uploadSeats(ticket_id: string, body: FormData, options?: CallOptions): Promise<AnswerOf<'/v1/ticketfiles/seating_csv/{ticket_id}', 'post'>>
  }
  /** Sellable lines with stock: prices, quantities, who may buy them and when */
  tickets: {
    /** Offer a ticket */
    create(body: BodyOf<'/v1/tickets', 'post'>, options?: CallOptions): Promise<AnswerOf<'/v1/tickets', 'post'>>
    /** Withdraw a ticket: holds and sales of it stay */
    delete(ticket_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/tickets/{ticket_id}', 'delete'>>
    /** Read a ticket */
    get(ticket_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/tickets/{ticket_id}', 'get'>>
    /** What a ticket asks of its guests, event and category included */
    guestdata(ticket_id: string, options?: CallOptions & { query?: QueryOf<'/v1/tickets/{ticket_id}/guestdata', 'get'> }): Promise<AnswerOf<'/v1/tickets/{ticket_id}/guestdata', 'get'>>
    /** A ticket's versions, newest first */
    history(ticket_id: string, query?: QueryOf<'/v1/tickets/{ticket_id}/history', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/tickets/{ticket_id}/history', 'get'>>
    /** List tickets: a distributor those it may buy, a supplier its own, the operator all */
    list(query?: QueryOf<'/v1/tickets', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/tickets', 'get'>>
    memos: {
      /** Write a memo on a ticket */
      create(ticket_id: string, body: BodyOf<'/v1/tickets/{ticket_id}/memos', 'post'>, options?: CallOptions): Promise<AnswerOf<'/v1/tickets/{ticket_id}/memos', 'post'>>
      /** List the memos on a ticket */
      list(ticket_id: string, query?: QueryOf<'/v1/tickets/{ticket_id}/memos', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/tickets/{ticket_id}/memos', 'get'>>
    }
    /** Change a ticket */
    update(ticket_id: string, body: BodyOf<'/v1/tickets/{ticket_id}', 'patch'>, options?: CallOptions): Promise<AnswerOf<'/v1/tickets/{ticket_id}', 'patch'>>
  }
  /** Leagues, cups and single competitions */
  tournaments: {
    /** Make a tournament */
    create(body: BodyOf<'/v1/tournaments', 'post'>, options?: CallOptions): Promise<AnswerOf<'/v1/tournaments', 'post'>>
    /** Delete a tournament that has no events */
    delete(tournament_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/tournaments/{tournament_id}', 'delete'>>
    /** Read a tournament */
    get(tournament_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/tournaments/{tournament_id}', 'get'>>
    /** The versions of a tournament, newest first */
    history(tournament_id: string, query?: QueryOf<'/v1/tournaments/{tournament_id}/history', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/tournaments/{tournament_id}/history', 'get'>>
    /** List tournaments */
    list(query?: QueryOf<'/v1/tournaments', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/tournaments', 'get'>>
    /** Change a tournament */
    update(tournament_id: string, body: BodyOf<'/v1/tournaments/{tournament_id}', 'patch'>, options?: CallOptions): Promise<AnswerOf<'/v1/tournaments/{tournament_id}', 'patch'>>
  }
  /** Where events take place */
  venues: {
    /** Make a venue */
    create(body: BodyOf<'/v1/venues', 'post'>, options?: CallOptions): Promise<AnswerOf<'/v1/venues', 'post'>>
    /** Delete a venue that nothing takes place in */
    delete(venue_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/venues/{venue_id}', 'delete'>>
    directions: {
      /** How guests get to a venue */
      get(venue_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/venues/{venue_id}/directions', 'get'>>
      /** The versions of venue directions, newest first */
      history(venue_id: string, query?: QueryOf<'/v1/venues/{venue_id}/directions/history', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/venues/{venue_id}/directions/history', 'get'>>
      /** Say how guests get to a venue */
      replace(venue_id: string, body: BodyOf<'/v1/venues/{venue_id}/directions', 'put'>, options?: CallOptions): Promise<AnswerOf<'/v1/venues/{venue_id}/directions', 'put'>>
    }
    /** Read a venue */
    get(venue_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/venues/{venue_id}', 'get'>>
    /** The versions of a venue, newest first */
    history(venue_id: string, query?: QueryOf<'/v1/venues/{venue_id}/history', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/venues/{venue_id}/history', 'get'>>
    /** List venues */
    list(query?: QueryOf<'/v1/venues', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/venues', 'get'>>
    /** Change a venue */
    update(venue_id: string, body: BodyOf<'/v1/venues/{venue_id}', 'patch'>, options?: CallOptions): Promise<AnswerOf<'/v1/venues/{venue_id}', 'patch'>>
  }
  /** Notifications: endpoints, deliveries, every attempt */
  webhooks: {
    /** Register a webhook */
    create(body: BodyOf<'/v1/webhooks', 'post'>, options?: CallOptions): Promise<AnswerOf<'/v1/webhooks', 'post'>>
    /** Delete a webhook for good, its log too */
    delete(webhook_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/webhooks/{webhook_id}', 'delete'>>
    deliveries: {
      /** Read a delivery with every attempt */
      get(webhook_id: string, delivery_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/webhooks/{webhook_id}/deliveries/{delivery_id}', 'get'>>
      /** List the deliveries of a webhook, sent and waiting */
      list(webhook_id: string, query?: QueryOf<'/v1/webhooks/{webhook_id}/deliveries', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/webhooks/{webhook_id}/deliveries', 'get'>>
      /** Send a delivery again, with the same id and bytes */
      redeliver(webhook_id: string, delivery_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/webhooks/{webhook_id}/deliveries/{delivery_id}/redeliver', 'post'>>
    }
    /** Read a webhook */
    get(webhook_id: string, options?: CallOptions): Promise<AnswerOf<'/v1/webhooks/{webhook_id}', 'get'>>
    /** List one's webhooks */
    list(query?: QueryOf<'/v1/webhooks', 'get'>, options?: CallOptions): List<AnswerOf<'/v1/webhooks', 'get'>>
    /** Send again the deliveries that failed or were dropped since */
    recover(webhook_id: string, body: BodyOf<'/v1/webhooks/{webhook_id}/recover', 'post'>, options?: CallOptions): Promise<AnswerOf<'/v1/webhooks/{webhook_id}/recover', 'post'>>
    /** Replace a webhook as a whole */
    replace(webhook_id: string, body: BodyOf<'/v1/webhooks/{webhook_id}', 'put'>, options?: CallOptions): Promise<AnswerOf<'/v1/webhooks/{webhook_id}', 'put'>>
    /** Give a webhook a new secret, the old one holding for another day */
    rotateSecret(webhook_id: string, body: BodyOf<'/v1/webhooks/{webhook_id}/rotate-secret', 'post'>, options?: CallOptions): Promise<AnswerOf<'/v1/webhooks/{webhook_id}/rotate-secret', 'post'>>
    /** Try webhooks out: queue a delivery to all active ones of the same client and event type */
    trigger(body: BodyOf<'/v1/webhooks/trigger', 'post'>, options?: CallOptions): Promise<AnswerOf<'/v1/webhooks/trigger', 'post'>>
    /** Change a webhook; switched off, it is sent nothing any more */
    update(webhook_id: string, body: BodyOf<'/v1/webhooks/{webhook_id}', 'patch'>, options?: CallOptions): Promise<AnswerOf<'/v1/webhooks/{webhook_id}', 'patch'>>
  }
}

/** How each of them is carried out. */
export const operations: Readonly<Record<string, Operation>> = {
  'account.get': { method: 'GET', path: '/v1/account' },
  'account.password': { method: 'PUT', path: '/v1/account/password', body: true },
  'account.update': { method: 'PATCH', path: '/v1/account', body: true },
  'admin.service.tickets.get': { method: 'GET', path: '/v1/admin/service/tickets/{ticket_id}' },
  'admissions.record': { method: 'POST', path: '/v1/admissions', body: true },
  'allotments.create': { method: 'POST', path: '/v1/allotments', body: true },
  'allotments.delete': { method: 'DELETE', path: '/v1/allotments/{allotment_id}' },
  'allotments.get': { method: 'GET', path: '/v1/allotments/{allotment_id}' },
  'allotments.history': { method: 'GET', path: '/v1/allotments/{allotment_id}/history', list: true },
  'allotments.list': { method: 'GET', path: '/v1/allotments', list: true },
  'allotments.release': { method: 'POST', path: '/v1/allotments/{allotment_id}/release', body: true },
  'allotments.update': { method: 'PATCH', path: '/v1/allotments/{allotment_id}', body: true },
  'allottees.list': { method: 'GET', path: '/v1/allottees', list: true },
  'bookingorders.disruptionDecision': { method: 'POST', path: '/v1/bookingorders/{bookingorder_id}/disruption-decision', body: true },
  'bookingorders.downloads': { method: 'GET', path: '/v1/bookingorders/{bookingorder_id}/downloads', list: true },
  'bookingorders.get': { method: 'GET', path: '/v1/bookingorders/{bookingorder_id}' },
  'bookingorders.guestdata.get': { method: 'GET', path: '/v1/bookingorders/{bookingorder_id}/guestdata/{guest_id}' },
  'bookingorders.guestdata.list': { method: 'GET', path: '/v1/bookingorders/{bookingorder_id}/guestdata' },
  'bookingorders.guestdata.replace': { method: 'PUT', path: '/v1/bookingorders/{bookingorder_id}/guestdata/{guest_id}', body: true },
  'bookingorders.guestdata.replaceAll': { method: 'PUT', path: '/v1/bookingorders/{bookingorder_id}/guestdata', body: true },
  'bookingorders.history': { method: 'GET', path: '/v1/bookingorders/{bookingorder_id}/history', list: true },
  'bookingorders.invoice.get': { method: 'GET', path: '/v1/bookingorders/{bookingorder_id}/invoice/{invoice_id}', parseAs: 'blob' },
  'bookingorders.list': { method: 'GET', path: '/v1/bookingorders', list: true },
  'bookingorders.memos.create': { method: 'POST', path: '/v1/bookingorders/{bookingorder_id}/memos', body: true },
  'bookingorders.memos.list': { method: 'GET', path: '/v1/bookingorders/{bookingorder_id}/memos', list: true },
  'bookingorders.relist': { method: 'POST', path: '/v1/bookingorders/{bookingorder_id}/relist', body: true },
  'bookingorders.relistedSales': { method: 'GET', path: '/v1/bookingorders/{bookingorder_id}/relisted-sales', list: true },
  'bookingorders.sandbox': { method: 'POST', path: '/v1/bookingorders/{bookingorder_id}/sandbox', body: true },
  'bookingorders.update': { method: 'PUT', path: '/v1/bookingorders/{bookingorder_id}', body: true },
  'bookings.create': { method: 'POST', path: '/v1/bookings', body: true },
  'bookings.get': { method: 'GET', path: '/v1/bookings/{booking_id}' },
  'bookings.list': { method: 'GET', path: '/v1/bookings', list: true },
  'bookings.reservation.get': { method: 'GET', path: '/v1/bookings/reservation/{reservation_id}' },
  'categories.create': { method: 'POST', path: '/v1/categories', body: true },
  'categories.delete': { method: 'DELETE', path: '/v1/categories/{category_id}' },
  'categories.get': { method: 'GET', path: '/v1/categories/{category_id}' },
  'categories.history': { method: 'GET', path: '/v1/categories/{category_id}/history', list: true },
  'categories.inclusions.get': { method: 'GET', path: '/v1/categories/{category_id}/inclusions' },
  'categories.inclusions.history': { method: 'GET', path: '/v1/categories/{category_id}/inclusions/history', list: true },
  'categories.inclusions.replace': { method: 'PUT', path: '/v1/categories/{category_id}/inclusions', body: true },
  'categories.list': { method: 'GET', path: '/v1/categories', list: true },
  'categories.update': { method: 'PATCH', path: '/v1/categories/{category_id}', body: true },
  'changes.get': { method: 'GET', path: '/v1/changes' },
  'cities.list': { method: 'GET', path: '/v1/cities', list: true },
  'clients.create': { method: 'POST', path: '/v1/clients', body: true },
  'clients.delete': { method: 'DELETE', path: '/v1/clients/{client_id}' },
  'clients.get': { method: 'GET', path: '/v1/clients/{client_id}' },
  'clients.history': { method: 'GET', path: '/v1/clients/{client_id}/history', list: true },
  'clients.keys.create': { method: 'POST', path: '/v1/clients/{client_id}/keys', body: true },
  'clients.keys.delete': { method: 'DELETE', path: '/v1/clients/{client_id}/keys/{key_id}' },
  'clients.keys.list': { method: 'GET', path: '/v1/clients/{client_id}/keys', list: true },
  'clients.list': { method: 'GET', path: '/v1/clients', list: true },
  'clients.update': { method: 'PATCH', path: '/v1/clients/{client_id}', body: true },
  'console.bulk.apply': { method: 'POST', path: '/v1/internal/console/bulk/{bulk_id}/apply' },
  'console.bulk.create': { method: 'POST', path: '/v1/internal/console/bulk', body: true },
  'console.bulk.get': { method: 'GET', path: '/v1/internal/console/bulk/{bulk_id}' },
  'console.bulk.list': { method: 'GET', path: '/v1/internal/console/bulk', list: true },
  'console.bulk.undo': { method: 'POST', path: '/v1/internal/console/bulk/{bulk_id}/undo' },
  'console.events.live': { method: 'GET', path: '/v1/internal/console/events/{event_id}/live', parseAs: 'stream' },
  'console.links.mail': { method: 'POST', path: '/v1/internal/console/links/{link_id}/mail', body: true },
  'console.links.qr': { method: 'GET', path: '/v1/internal/console/links/{link_id}/qr' },
  'console.overview': { method: 'GET', path: '/v1/internal/console/overview' },
  'console.readiness.get': { method: 'GET', path: '/v1/internal/console/readiness/{kind}/{id}' },
  'console.search': { method: 'GET', path: '/v1/internal/console/search' },
  'console.tickets.list': { method: 'GET', path: '/v1/internal/console/tickets', list: true },
  'console.tickets.live': { method: 'GET', path: '/v1/internal/console/tickets/{ticket_id}/live', parseAs: 'stream' },
  'console.views.create': { method: 'POST', path: '/v1/internal/console/views', body: true },
  'console.views.delete': { method: 'DELETE', path: '/v1/internal/console/views/{view_id}' },
  'console.views.get': { method: 'GET', path: '/v1/internal/console/views/{view_id}' },
  'console.views.list': { method: 'GET', path: '/v1/internal/console/views', list: true },
  'console.views.update': { method: 'PATCH', path: '/v1/internal/console/views/{view_id}', body: true },
  'countries.list': { method: 'GET', path: '/v1/countries', list: true },
  'distributors.create': { method: 'POST', path: '/v1/distributors', body: true },
  'distributors.get': { method: 'GET', path: '/v1/distributors/{distributor_id}' },
  'distributors.history': { method: 'GET', path: '/v1/distributors/{distributor_id}/history', list: true },
  'distributors.list': { method: 'GET', path: '/v1/distributors', list: true },
  'distributors.memos.create': { method: 'POST', path: '/v1/distributors/{requested_distributor_id}/memos', body: true },
  'distributors.memos.list': { method: 'GET', path: '/v1/distributors/{requested_distributor_id}/memos', list: true },
  'distributors.prepaid': { method: 'POST', path: '/v1/distributors/{distributor_id}/prepaid', body: true },
  'distributors.statement': { method: 'GET', path: '/v1/distributors/{distributor_id}/statement', list: true },
  'distributors.update': { method: 'PATCH', path: '/v1/distributors/{distributor_id}', body: true },
  'etickets.download': { method: 'GET', path: '/v1/etickets/download/{bookingorder_id}/{orderitem_id}/url/{download_link}', parseAs: 'blob' },
  'etickets.downloadZip': { method: 'GET', path: '/v1/etickets/download/zip/{bookingorder_id}', parseAs: 'blob' },
  'eventTranslations.delete': { method: 'DELETE', path: '/v1/event-translations/{event_id}/{language}' },
  'eventTranslations.get': { method: 'GET', path: '/v1/event-translations/{event_id}/{language}' },
  'eventTranslations.history': { method: 'GET', path: '/v1/event-translations/{event_id}/{language}/history', list: true },
  'eventTranslations.list': { method: 'GET', path: '/v1/event-translations', list: true },
  'eventTranslations.replace': { method: 'PUT', path: '/v1/event-translations/{event_id}/{language}', body: true },
  'events.create': { method: 'POST', path: '/v1/events', body: true },
  'events.delete': { method: 'DELETE', path: '/v1/events/{event_id}' },
  'events.disruptions.apply': { method: 'POST', path: '/v1/events/{event_id}/disruptions/{disruption_id}/apply', body: true },
  'events.disruptions.create': { method: 'POST', path: '/v1/events/{event_id}/disruptions', body: true },
  'events.disruptions.decisions': { method: 'POST', path: '/v1/events/{event_id}/disruptions/{disruption_id}/decisions', body: true },
  'events.disruptions.get': { method: 'GET', path: '/v1/events/{event_id}/disruptions/{disruption_id}' },
  'events.disruptions.list': { method: 'GET', path: '/v1/events/{event_id}/disruptions', list: true },
  'events.disruptions.orders': { method: 'GET', path: '/v1/events/{event_id}/disruptions/{disruption_id}/orders', list: true },
  'events.disruptions.remind': { method: 'POST', path: '/v1/events/{event_id}/disruptions/{disruption_id}/remind' },
  'events.disruptions.revert': { method: 'POST', path: '/v1/events/{event_id}/disruptions/{disruption_id}/revert' },
  'events.get': { method: 'GET', path: '/v1/events/{event_id}' },
  'events.guestdata': { method: 'GET', path: '/v1/events/{event_id}/guestdata' },
  'events.history': { method: 'GET', path: '/v1/events/{event_id}/history', list: true },
  'events.list': { method: 'GET', path: '/v1/events', list: true },
  'events.statistics': { method: 'GET', path: '/v1/events/{event_id}/statistics' },
  'events.update': { method: 'PATCH', path: '/v1/events/{event_id}', body: true },
  'fxratemoments.create': { method: 'POST', path: '/v1/internal/fxratemoments', body: true },
  'fxratemoments.get': { method: 'GET', path: '/v1/internal/fxratemoments/{fxratemoment_id}' },
  'fxratemoments.list': { method: 'GET', path: '/v1/internal/fxratemoments', list: true },
  'grouprequests.accept': { method: 'POST', path: '/v1/grouprequests/{grouprequest_id}/accept', body: true },
  'grouprequests.create': { method: 'POST', path: '/v1/grouprequests', body: true },
  'grouprequests.decline': { method: 'POST', path: '/v1/grouprequests/{grouprequest_id}/decline', body: true },
  'grouprequests.get': { method: 'GET', path: '/v1/grouprequests/{grouprequest_id}' },
  'grouprequests.history': { method: 'GET', path: '/v1/grouprequests/{grouprequest_id}/history', list: true },
  'grouprequests.list': { method: 'GET', path: '/v1/grouprequests', list: true },
  'grouprequests.memos.create': { method: 'POST', path: '/v1/grouprequests/{grouprequest_id}/memos', body: true },
  'grouprequests.memos.list': { method: 'GET', path: '/v1/grouprequests/{grouprequest_id}/memos', list: true },
  'grouprequests.quotes.create': { method: 'POST', path: '/v1/grouprequests/{grouprequest_id}/quotes', body: true },
  'grouprequests.quotes.delete': { method: 'DELETE', path: '/v1/grouprequests/{grouprequest_id}/quotes/{quote_id}' },
  'grouprequests.update': { method: 'PATCH', path: '/v1/grouprequests/{grouprequest_id}', body: true },
  'grouprequests.withdraw': { method: 'POST', path: '/v1/grouprequests/{grouprequest_id}/withdraw' },
  'invitations.create': { method: 'POST', path: '/v1/invitations', body: true },
  'invitations.delete': { method: 'DELETE', path: '/v1/invitations/{invitation_id}' },
  'invitations.list': { method: 'GET', path: '/v1/invitations', list: true },
  'invitations.resend': { method: 'POST', path: '/v1/invitations/{invitation_id}/resend' },
  'invoices.get': { method: 'GET', path: '/v1/invoices/{invoice_id}' },
  'invoices.list': { method: 'GET', path: '/v1/invoices', list: true },
  'itineraries.instructions.get': { method: 'GET', path: '/v1/itineraries/instructions/{ticket_type}/{language}' },
  'itineraries.instructions.history': { method: 'GET', path: '/v1/itineraries/instructions/{ticket_type}/{language}/history', list: true },
  'itineraries.instructions.list': { method: 'GET', path: '/v1/itineraries/instructions', list: true },
  'itineraries.instructions.replace': { method: 'PUT', path: '/v1/itineraries/instructions/{ticket_type}/{language}', body: true },
  'itineraries.share.get': { method: 'GET', path: '/v1/itineraries/share/{bookingorder_id}/{ticket_id}' },
  'itineraries.share.link': { method: 'POST', path: '/v1/itineraries/share/{bookingorder_id}/{ticket_id}/link', body: true },
  'itineraries.share.links.delete': { method: 'DELETE', path: '/v1/itineraries/share/{bookingorder_id}/{ticket_id}/links/{link_id}' },
  'itineraries.share.links.get': { method: 'GET', path: '/v1/itineraries/share/{bookingorder_id}/{ticket_id}/links' },
  'marketplace.agreement': { method: 'GET', path: '/v1/marketplace/agreement' },
  'marketplace.onboard': { method: 'POST', path: '/v1/marketplace/onboard/supplierjit', body: true },
  'marketplace.relistings.delete': { method: 'DELETE', path: '/v1/marketplace/relistings/{ticket_id}' },
  'memos.get': { method: 'GET', path: '/v1/memos/{memo_id}' },
  'memos.history': { method: 'GET', path: '/v1/memos/{memo_id}/history', list: true },
  'memos.list': { method: 'GET', path: '/v1/memos', list: true },
  'memos.update': { method: 'PATCH', path: '/v1/memos/{memo_id}', body: true },
  'partner.products': { method: 'GET', path: '/v1/partner/products' },
  'payables.list': { method: 'GET', path: '/v1/payables', list: true },
  'payments.settle': { method: 'POST', path: '/v1/payments/settlements', body: true },
  'payouts.list': { method: 'GET', path: '/v1/payouts', list: true },
  'payouts.waiting': { method: 'GET', path: '/v1/payouts/waiting', list: true },
  'receivables.list': { method: 'GET', path: '/v1/receivables', list: true },
  'reservation.guests.create': { method: 'POST', path: '/v1/reservation/{reservation_id}/guests', body: true },
  'reservation.guests.get': { method: 'GET', path: '/v1/reservation/{reservation_id}/guests/{guest_id}' },
  'reservation.guests.list': { method: 'GET', path: '/v1/reservation/{reservation_id}/guests' },
  'reservation.guests.replace': { method: 'PUT', path: '/v1/reservation/{reservation_id}/guests/{guest_id}', body: true },
  'reservations.create': { method: 'POST', path: '/v1/reservations', body: true },
  'reservations.delete': { method: 'DELETE', path: '/v1/reservations/{reservation_id}' },
  'reservations.get': { method: 'GET', path: '/v1/reservations/{reservation_id}' },
  'reservations.guestdata.create': { method: 'POST', path: '/v1/reservations/{reservation_id}/guestdata', body: true },
  'reservations.guestdata.get': { method: 'GET', path: '/v1/reservations/{reservation_id}/guestdata/{guest_id}' },
  'reservations.guestdata.list': { method: 'GET', path: '/v1/reservations/{reservation_id}/guestdata' },
  'reservations.guestdata.replace': { method: 'PUT', path: '/v1/reservations/{reservation_id}/guestdata/{guest_id}', body: true },
  'reservations.history': { method: 'GET', path: '/v1/reservations/{reservation_id}/history', list: true },
  'reservations.list': { method: 'GET', path: '/v1/reservations', list: true },
  'reservations.memos.create': { method: 'POST', path: '/v1/reservations/{reservation_id}/memos', body: true },
  'reservations.memos.list': { method: 'GET', path: '/v1/reservations/{reservation_id}/memos', list: true },
  'reservations.payDetails.get': { method: 'GET', path: '/v1/reservations/{reservation_id}/pay-details' },
  'reservations.payDetails.replace': { method: 'PUT', path: '/v1/reservations/{reservation_id}/pay-details', body: true },
  'reservations.paymentMethods': { method: 'GET', path: '/v1/reservations/{reservation_id}/payment-methods' },
  'reservations.replace': { method: 'PUT', path: '/v1/reservations/{reservation_id}', body: true },
  'reservations.update': { method: 'PATCH', path: '/v1/reservations/{reservation_id}', body: true },
  'sales.get': { method: 'GET', path: '/v1/sales/{purchaseorder_id}' },
  'sales.history': { method: 'GET', path: '/v1/sales/{purchaseorder_id}/history', list: true },
  'sales.invoice.get': { method: 'GET', path: '/v1/sales/{purchaseorder_id}/invoice/{invoice_id}', parseAs: 'blob' },
  'sales.list': { method: 'GET', path: '/v1/sales', list: true },
  'sales.memos.create': { method: 'POST', path: '/v1/sales/{purchaseorder_id}/memos', body: true },
  'sales.memos.list': { method: 'GET', path: '/v1/sales/{purchaseorder_id}/memos', list: true },
  'sales.requests.answer': { method: 'POST', path: '/v1/sales/requests/{reservation_id}', body: true },
  'sales.requests.list': { method: 'GET', path: '/v1/sales/requests', list: true },
  'sports.list': { method: 'GET', path: '/v1/sports', list: true },
  'suppliers.create': { method: 'POST', path: '/v1/suppliers', body: true },
  'suppliers.get': { method: 'GET', path: '/v1/suppliers/{supplier_id}' },
  'suppliers.history': { method: 'GET', path: '/v1/suppliers/{supplier_id}/history', list: true },
  'suppliers.list': { method: 'GET', path: '/v1/suppliers', list: true },
  'suppliers.marketplaceSales.list': { method: 'GET', path: '/v1/suppliers/marketplace-sales/{purchaseorder_id}', list: true },
  'suppliers.memos.create': { method: 'POST', path: '/v1/suppliers/{supplier_id}/memos', body: true },
  'suppliers.memos.list': { method: 'GET', path: '/v1/suppliers/{supplier_id}/memos', list: true },
  'suppliers.statement': { method: 'GET', path: '/v1/suppliers/{supplier_id}/statement', list: true },
  'suppliers.update': { method: 'PATCH', path: '/v1/suppliers/{supplier_id}', body: true },
  'teams.create': { method: 'POST', path: '/v1/teams', body: true },
  'teams.delete': { method: 'DELETE', path: '/v1/teams/{team_id}' },
  'teams.get': { method: 'GET', path: '/v1/teams/{team_id}' },
  'teams.history': { method: 'GET', path: '/v1/teams/{team_id}/history', list: true },
  'teams.list': { method: 'GET', path: '/v1/teams', list: true },
  'teams.update': { method: 'PATCH', path: '/v1/teams/{team_id}', body: true },
  'ticket.get': { method: 'GET', path: '/v1/ticket/{ticket_id}' },
  'ticketfiles.assign': { method: 'POST', path: '/v1/ticketfiles/{ticketfile_id}/assign' },
  'ticketfiles.confirm': { method: 'POST', path: '/v1/ticketfiles/{ticketfile_id}/confirm' },
  'ticketfiles.delete': { method: 'DELETE', path: '/v1/ticketfiles/{ticketfile_id}' },
  'ticketfiles.get': { method: 'GET', path: '/v1/ticketfiles/{ticketfile_id}' },
  'ticketfiles.lines': { method: 'GET', path: '/v1/ticketfiles/{ticketfile_id}/lines', parseAs: 'blob' },
  'ticketfiles.list': { method: 'GET', path: '/v1/ticketfiles', list: true },
  'ticketfiles.preview': { method: 'GET', path: '/v1/ticketfiles/{ticketfile_id}/preview' },
  'ticketfiles.uploadPdf': { method: 'POST', path: '/v1/ticketfiles/pdf/{ticket_id}', body: true },
  'ticketfiles.uploadSeats': { method: 'POST', path: '/v1/ticketfiles/seating_csv/{ticket_id}', body: true },
  'tickets.create': { method: 'POST', path: '/v1/tickets', body: true },
  'tickets.delete': { method: 'DELETE', path: '/v1/tickets/{ticket_id}' },
  'tickets.get': { method: 'GET', path: '/v1/tickets/{ticket_id}' },
  'tickets.guestdata': { method: 'GET', path: '/v1/tickets/{ticket_id}/guestdata' },
  'tickets.history': { method: 'GET', path: '/v1/tickets/{ticket_id}/history', list: true },
  'tickets.list': { method: 'GET', path: '/v1/tickets', list: true },
  'tickets.memos.create': { method: 'POST', path: '/v1/tickets/{ticket_id}/memos', body: true },
  'tickets.memos.list': { method: 'GET', path: '/v1/tickets/{ticket_id}/memos', list: true },
  'tickets.update': { method: 'PATCH', path: '/v1/tickets/{ticket_id}', body: true },
  'tournaments.create': { method: 'POST', path: '/v1/tournaments', body: true },
  'tournaments.delete': { method: 'DELETE', path: '/v1/tournaments/{tournament_id}' },
  'tournaments.get': { method: 'GET', path: '/v1/tournaments/{tournament_id}' },
  'tournaments.history': { method: 'GET', path: '/v1/tournaments/{tournament_id}/history', list: true },
  'tournaments.list': { method: 'GET', path: '/v1/tournaments', list: true },
  'tournaments.update': { method: 'PATCH', path: '/v1/tournaments/{tournament_id}', body: true },
  'venues.create': { method: 'POST', path: '/v1/venues', body: true },
  'venues.delete': { method: 'DELETE', path: '/v1/venues/{venue_id}' },
  'venues.directions.get': { method: 'GET', path: '/v1/venues/{venue_id}/directions' },
  'venues.directions.history': { method: 'GET', path: '/v1/venues/{venue_id}/directions/history', list: true },
  'venues.directions.replace': { method: 'PUT', path: '/v1/venues/{venue_id}/directions', body: true },
  'venues.get': { method: 'GET', path: '/v1/venues/{venue_id}' },
  'venues.history': { method: 'GET', path: '/v1/venues/{venue_id}/history', list: true },
  'venues.list': { method: 'GET', path: '/v1/venues', list: true },
  'venues.update': { method: 'PATCH', path: '/v1/venues/{venue_id}', body: true },
  'webhooks.create': { method: 'POST', path: '/v1/webhooks', body: true },
  'webhooks.delete': { method: 'DELETE', path: '/v1/webhooks/{webhook_id}' },
  'webhooks.deliveries.get': { method: 'GET', path: '/v1/webhooks/{webhook_id}/deliveries/{delivery_id}' },
  'webhooks.deliveries.list': { method: 'GET', path: '/v1/webhooks/{webhook_id}/deliveries', list: true },
  'webhooks.deliveries.redeliver': { method: 'POST', path: '/v1/webhooks/{webhook_id}/deliveries/{delivery_id}/redeliver' },
  'webhooks.get': { method: 'GET', path: '/v1/webhooks/{webhook_id}' },
  'webhooks.list': { method: 'GET', path: '/v1/webhooks', list: true },
  'webhooks.recover': { method: 'POST', path: '/v1/webhooks/{webhook_id}/recover', body: true },
  'webhooks.replace': { method: 'PUT', path: '/v1/webhooks/{webhook_id}', body: true },
  'webhooks.rotateSecret': { method: 'POST', path: '/v1/webhooks/{webhook_id}/rotate-secret', body: true },
  'webhooks.trigger': { method: 'POST', path: '/v1/webhooks/trigger', body: true },
  'webhooks.update': { method: 'PATCH', path: '/v1/webhooks/{webhook_id}', body: true },
}
