/** Errors of the standard. The response is `{error, errorMessage, …the id at fault}`. */
export type OctoError =
  | 'INVALID_PRODUCT_ID'
  | 'INVALID_OPTION_ID'
  | 'INVALID_UNIT_ID'
  | 'INVALID_AVAILABILITY_ID'
  | 'INVALID_BOOKING_UUID'
  | 'BAD_REQUEST'
  | 'UNPROCESSABLE_ENTITY'

export class OctoFault extends Error {
  override name = 'OctoFault'
  constructor(
    readonly error: OctoError,
    message: string,
    readonly facts: Record<string, string> = {},
  ) {
    super(message)
  }
}

export const badRequest = (message: string) => new OctoFault('BAD_REQUEST', message)
export const unprocessable = (message: string) => new OctoFault('UNPROCESSABLE_ENTITY', message)
export const noProduct = (productId: string) =>
  new OctoFault('INVALID_PRODUCT_ID', 'There is no such product, or nothing of it is sold any more.', { productId })
export const noOption = (optionId: string) => new OctoFault('INVALID_OPTION_ID', 'The product has no such option.', { optionId })
export const noUnit = (unitId: string) => new OctoFault('INVALID_UNIT_ID', 'The option has no such unit.', { unitId })
export const noAvailability = (availabilityId: string, message = 'The option has no such availability.') =>
  new OctoFault('INVALID_AVAILABILITY_ID', message, { availabilityId })
export const noBooking = (uuid: string, message = 'There is no such booking.') => new OctoFault('INVALID_BOOKING_UUID', message, { uuid })
