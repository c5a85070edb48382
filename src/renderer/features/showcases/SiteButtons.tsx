import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useOpenExternal } from '#renderer/entities/text/use-open-external.ts'
import { copy } from './copy.ts'

interface SiteButtonsProps {
  readonly address: string
  readonly first: string
  readonly second: string
}

/** The two ways to the site of a company, which opens in the system's browser. */
export function SiteButtons({ address, first, second }: SiteButtonsProps) {
  const open = useOpenExternal(address)
  const id = useId()
  const link = { href: address, 'aria-describedby': id, onClick: open }
  return (
    <>
      <Stack direction="row" sx={{ mt: 3, gap: 1.5, flexWrap: 'wrap', justifyContent: 'center' }}>
        <Button variant="contained" {...link}>
          {first}
        </Button>
        <Button variant="outlined" color="inherit" {...link}>
          {second}
        </Button>
      </Stack>
      <Typography id={id} variant="caption" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
        {copy.outside}
      </Typography>
    </>
  )
}
