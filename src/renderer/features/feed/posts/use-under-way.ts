import { useMutationState, type Mutation, type MutationKey } from '@tanstack/react-query'

/** What changes with this key were begun with and go on, also those of a component that has gone away meanwhile. */
export const useUnderWay = <Variables>(mutationKey: MutationKey) =>
  useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }: Mutation<unknown, Error, Variables>) => state.variables,
  })
