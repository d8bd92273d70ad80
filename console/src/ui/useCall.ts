import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { tell } from './tell.js'

/** A call that tells when it is done or why it was refused. Either way what it concerns is read again. */
export function useCall<Input = void>(call: (input: Input) => Promise<unknown>, said: string, concerns: readonly QueryKey[]) {
  const queries = useQueryClient()
  const again = () => Promise.all(concerns.map((queryKey) => queries.invalidateQueries({ queryKey })))
  return useMutation({
    mutationFn: call,
    onSuccess: async () => {
      tell.done(said)
      await again()
    },
    onError: (error) => {
      tell.failure(error)
      void again()
    },
  })
}
