import Visibility from '@mui/icons-material/Visibility'
import VisibilityOff from '@mui/icons-material/VisibilityOff'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import { useState } from 'react'
import { TextField, type TextFieldProps } from '#renderer/ui/fields/TextField.tsx'
import { copy } from '../copy.ts'

/** A password that can be shown while it is typed. */
export function PasswordField(props: TextFieldProps) {
  const [shown, setShown] = useState(false)
  const label = shown ? copy.fields.hidePassword : copy.fields.showPassword
  const toggle = (
    <InputAdornment position="end">
      <IconButton aria-label={label} edge="end" onClick={() => setShown(!shown)}>
        {shown ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
      </IconButton>
    </InputAdornment>
  )
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      slotProps={{ input: { endAdornment: toggle } }}
    />
  )
}
