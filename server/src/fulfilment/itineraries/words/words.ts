import type { LandmarkKind } from '../../../platform/db/json.js'

/** The texts of the guest pages. `{…}` are placeholders; dates, numbers and units are formatted by Intl. */
export interface Words {
  hello: string
  today: string
  now: string
  over: string
  eventCancelled: string
  eventPostponed: string
  /** `{before}` and `{now}` are date, time and venue. */
  eventMoved: string
  dateUnconfirmed: string
  localTime: string
  ready: string
  expected: string
  later: string
  cancelled: string
  getTickets: string
  place: string
  gate: string
  section: string
  row: string
  seat: string
  seatLater: string
  freePlace: string
  day: string
  doors: string
  kickoff: string
  mainEvent: string
  start: string
  end: string
  closes: string
  breakOpen: string
  gettingThere: string
  openMap: string
  byCar: string
  byTransport: string
  parking: string
  onFoot: string
  map: string
  landmark: Record<LandmarkKind, string>
  included: string
  remember: string
  app: string
  contact: string
  call: string
  write: string
  website: string
  calendar: string
  print: string
  share: string
  copied: string
  language: string
  booking: string
  tickets: string
  ticketOf: string
  pdf: string
  zip: string
  showCode: string
  /** on the page of tickets, before the guests are where the network is slow */
  codeAhead: string
  /** How to use the code at the gate. */
  codeHint: string
  /** The code can be opened without a network. */
  codeKept: string
  openApp: string
  stateReady: string
  stateNotYet: string
  stateReplaced: string
  stateReplacedHint: string
  /** The event was moved after the supplier had uploaded this file. */
  stateOutdatedHint: string
  stateCancelled: string
  stateReturned: string
  /** The download period is over. */
  stateOver: string
  stateOverHint: string
  stateApp: string
  stateAppLater: string
  statePaper: string
  statePickup: string
  stateOther: string
  back: string
  personal: string
  expiredTitle: string
  expiredText: string
  sendLink: string
  sentTitle: string
  sentText: string
  revokedTitle: string
  revokedText: string
  unknownTitle: string
  unknownText: string
  busyTitle: string
  busyText: string
  tryAgain: string
  mailSubject: string
  mailText: string
}
