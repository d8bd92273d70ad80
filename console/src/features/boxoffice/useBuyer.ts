import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { buys } from '../../access.js'
import { nameOf } from '../../names.js'
import type { Reservation } from '../reservations/resource.js'

/** For whom staff buy, by name; null for a buyer, who is addressed. */
export function useBuyer({ distributor_id: id }: Pick<Reservation, 'distributor_id'>): string | null {
  const { user } = useRouteContext({ from: '/shell' })
  const staff = !buys(user)
  const { data } = useQuery({
    queryKey: ['name', 'distributor', id],
    queryFn: () => nameOf('distributor', id),
    staleTime: 600_000,
    enabled: staff,
  })
  return staff ? (data ?? '…') : null
}
