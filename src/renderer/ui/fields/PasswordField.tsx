import Visibility from '@mui/icons-material/Visibility'
import VisibilityOff from '@mui/icons-material/VisibilityOff'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import { useState } from 'react'
import { copy } from '../copy.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

/** A long label must end before the button while it is inside the field. */
const besideEye = { '& label:not(.MuiInputLabel-shrink)': { maxWidth: 'calc(100% - 60px)' } }

/** A password field with a button that shows the password. */
export function PasswordField(props: TextFieldProps) {
  const [shown, setShown] = useState(false)
  const label = shown ? copy.password.hide : copy.password.show
  const toggle = (
    <InputAdornment position="end" sx={{ mr: -1.5 }}>
      <IconButton aria-label={label} onClick={() => setShown(!shown)}>
        {shown ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
      </IconButton>
    </InputAdornment>
  )
  return (
    <TextField
      sx={besideEye}
      {...props}
      type={shown ? 'text' : 'password'}
      slotProps={{ input: { endAdornment: toggle } }}
    />
  )
}
