import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import Typography from '@mui/material/Typography'
import type { NewAccount } from '../auth-flow.ts'
import { copy } from './copy.ts'
import { cardTitle, TextLink } from '../form-parts.tsx'
import { cardInPlace, entrance } from '../LoginFrame.tsx'
import { CodeForm } from './CodeForm.tsx'
import { useConfirmEmail, useGiveUp } from './confirm-code.ts'

interface CodeDialogProps {
  readonly email: string
  /** The name assigned instead of the typed one. */
  readonly givenName: string | null
  /** The sign-up with this e-mail on this device, in case it was mistyped. */
  readonly account: NewAccount | null
  /** Continues the registration with another e-mail. */
  readonly onMistyped: (account: NewAccount) => void
  readonly onLeave: () => void
}

/** Card that asks for the 8-digit code of the confirmation mail, in place of the login card (design §5). */
export function CodeDialog({ email, account, givenName, onMistyped, onLeave }: CodeDialogProps) {
  const { verify, resend } = useConfirmEmail(email)
  const giveUp = useGiveUp()
  const correct = async (mistyped: NewAccount) => {
    if (await giveUp(mistyped)) onMistyped(mistyped)
  }
  const lead = (
    <Box>
      <Typography id="code-title" variant="h1" component="h2" sx={cardTitle}>
        {copy.title}
      </Typography>
      <Typography sx={{ mt: 1.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {copy.lead} <strong>{email}</strong>.
      </Typography>
      {account && <TextLink onClick={() => void correct(account)}>{copy.mistyped}</TextLink>}
      {givenName !== null && (
        <Alert severity="info" variant="outlined" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
          {copy.givenName(givenName)}
        </Alert>
      )}
    </Box>
  )
  return (
    <Dialog
      open
      data-card-in-place
      onClose={onLeave}
      maxWidth={false}
      aria-labelledby="code-title"
      slotProps={{
        backdrop: { invisible: true },
        container: { sx: entrance },
        paper: { sx: cardInPlace },
        transition: { timeout: 0 },
      }}
    >
      <CodeForm
        lead={lead}
        label={copy.field}
        mail={{ kind: 'confirmation', email }}
        onVerify={verify}
        onResend={resend}
        leaveLabel={copy.later}
        onLeave={onLeave}
      />
    </Dialog>
  )
}
