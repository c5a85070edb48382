import { zodResolver } from '@hookform/resolvers/zod'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useForm } from 'react-hook-form'
import { radius, scale } from '#renderer/theme/tokens.ts'
import { Logo } from '#renderer/ui/Logo.tsx'
import { TextField } from '#renderer/ui/fields/TextField.tsx'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { copy } from './copy.ts'
import { connectTo, serverForm, type ServerForm } from './server-form.ts'

/** First-run screen: where the server is. The connection takes effect with the reload (design §3). */
export function ConnectServerPage() {
  const { register, handleSubmit, setError, formState } = useForm<ServerForm>({
    defaultValues: { url: '', publishableKey: '' },
    resolver: zodResolver(serverForm),
  })
  const { errors, isSubmitting } = formState
  const connect = async (server: ServerForm) => {
    const refusal = await connectTo(server)
    if (refusal) setError(refusal.field, { message: refusal.text }, { shouldFocus: true })
    else location.reload()
  }
  const field = (name: keyof ServerForm, label: string, help: string) => {
    const { ref, ...input } = register(name)
    const message = errors[name]?.message
    return { ...input, inputRef: ref, label, error: !!message, helperText: message ?? help }
  }
  return (
    <Box component="main" sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 3 }}>
      <Paper
        component="form"
        noValidate
        onSubmit={(event) => void handleSubmit(connect)(event)}
        sx={{
          width: '100%',
          maxWidth: 520,
          p: 4,
          borderRadius: `${radius.large}px`,
          display: 'grid',
          gap: 2.5,
        }}
      >
        <Logo />
        <Box>
          <Typography variant="h1" sx={scale.card}>
            {copy.title}
          </Typography>
          <Typography sx={{ mt: 1, color: 'text.secondary' }}>{copy.lead}</Typography>
        </Box>
        <TextField {...field('url', copy.url, copy.urlHelp)} type="url" autoComplete="url" autoFocus />
        <TextField {...field('publishableKey', copy.key, copy.keyHelp)} autoComplete="off" />
        {errors.root && <Alert severity="error">{errors.root.message}</Alert>}
        <Button type="submit" variant="contained" size="large" {...whileBusy(isSubmitting)}>
          {copy.submit}
        </Button>
      </Paper>
    </Box>
  )
}
