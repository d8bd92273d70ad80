import { client } from '../../api.js'

/** The document of a payout as PDF. */
export const payoutDocument = async (purchaseorder_id: string, invoice_id: string): Promise<Blob> => {
  const path = { purchaseorder_id, invoice_id }
  const { data } = await client.GET('/v1/sales/{purchaseorder_id}/invoice/{invoice_id}', { params: { path }, parseAs: 'blob' })
  return data as Blob
}
