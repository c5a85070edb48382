import { useLocation } from 'react-router-dom'
import { sections } from '../section/sections.ts'
import type { MemberCard } from './member-card.ts'

/** Where the profile of a member stands. The open conversation stays open on the way there. */
export function useMemberPath({ id }: Pick<MemberCard, 'id'>) {
  const { search } = useLocation()
  return { pathname: `${sections['user-profile'].path}/${id}`, search }
}
