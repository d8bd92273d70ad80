import { change } from '../../platform/http/idempotency.js'
import { can } from '../../platform/http/permissions.js'
import type { Routes } from '../../platform/http/routes.js'
import { NewAdmission, RecordedAdmission } from './schema.js'
import { admit } from './service.js'

export const admissionRoutes: Routes = async (app, { ctx }) => {
  app.post(
    '/v1/admissions',
    {
      schema: {
        tags: ['etickets'],
        summary: 'Record the admission of a guest with a ticket',
        description:
          'By `orderitem_id`, or by what the scanner read: `barcode` with `event_id`. A ticket that was admitted before answers with its first time and gate, and `repeated` true. Admissions are recorded from 12 hours before the start of the event, or of the validity of the ticket if that is earlier (setting of the operator); before that 409 `not_ready`. What was used can no longer be cancelled, returned or relisted; an OCTO booking whose tickets were all used is REDEEMED.',
        body: NewAdmission,
        response: { 200: RecordedAdmission },
      },
      config: { allow: can.admit, errors: ['orderitem_not_found', 'illegal_transition', 'relisted', 'not_ready'] },
    },
    (req, reply) => change(ctx, req, reply, 200, (trx) => admit(ctx, trx, req.caller, req.body)),
  )
}
