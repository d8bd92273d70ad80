/** Parts of field names that the API writes in one word or shortens, as people write them. */
export const fieldWords: Readonly<Record<string, string>> = {
  accesstypes: 'access types',
  api: 'API',
  backorder: 'on request',
  bookingorder: 'order',
  bookingorders: 'orders',
  csv: 'CSV',
  customerservice: 'customer service',
  distributorfinancial: 'payment',
  downloaditem: 'file',
  eur: 'EUR',
  feevat: 'fee VAT',
  firstname: 'first name',
  fxratemoment: 'exchange rates',
  grouprequest: 'group request',
  gt: 'terms',
  guestdata: 'guest data',
  lastname: 'last name',
  onbehalfclient: 'on behalf of client',
  optin: 'opt-in',
  orderitem: 'order item',
  pdfs: 'PDFs',
  phonenumber: 'phone number',
  postalcode: 'postal code',
  psp: 'PSP',
  purchaseorder: 'sale',
  purchaseorderitem: 'sale item',
  selfmanage: 'self-managed',
  startdate: 'start date',
  stopdate: 'end date',
  streetname: 'street name',
  targetgroup: 'target group',
  ticketfile: 'ticket file',
  url: 'URL',
  validfrom: 'valid from',
  validuntil: 'valid until',
  vat: 'VAT',
}

/** The name of a field in words: `vat_number` is "VAT number". */
export function inWords(name: string): string {
  const words = name
    .split(/[._ ]/)
    .map((word) => fieldWords[word] ?? word)
    .join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
