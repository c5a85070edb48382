import { useMutationState, type Mutation, type MutationKey } from '@tanstack/react-query'

/** What each change under way with this key was begun with, also by a component that has gone away since. */
export const useUnderWay = <Variables>(mutationKey: MutationKey) =>
  useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }: Mutation<unknown, Error, Variables>) => state.variables,
  })
