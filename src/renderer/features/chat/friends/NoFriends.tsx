import Search from '@mui/icons-material/Search'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { goToSearch } from '#renderer/lib/focus.ts'
import { ink, scale } from '#renderer/theme/tokens.ts'
import { TwoPlanets } from '#renderer/ui/states/scenes.tsx'
import { copy } from '../copy.ts'

const Place = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 16,
  textAlign: 'center',
  color: ink.secondary,
  ...scale.ui,
})

/** Where friends will be, and the way to find them. */
export function NoFriends() {
  return (
    <Place>
      <TwoPlanets />
      {copy.noFriendsSidebar}
      <FindPeople />
    </Place>
  )
}

/** Leads who has no friends yet to the search for members. */
export function FindPeople() {
  return (
    <Button variant="outlined" startIcon={<Search />} onClick={goToSearch}>
      {copy.findPeople}
    </Button>
  )
}
