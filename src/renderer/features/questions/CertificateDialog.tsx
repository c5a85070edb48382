import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { dateFormat } from '#renderer/lib/date-format.ts'
import { useZone } from '#renderer/lib/wake.ts'
import { ink } from '#renderer/theme/tokens.ts'
import type { CertificateQuestion, OfferedCertificate } from '#shared/questions.ts'
import { copy } from './copy.ts'
import { answers } from './open-question.ts'

const texts = copy.certificate
const day = dateFormat({ dateStyle: 'medium' })

/** Lets the member choose the certificate to present. None is preselected: it may be from their identity card. */
export function CertificateDialog({ question }: { readonly question: CertificateQuestion }) {
  const { id, host, certificates } = question
  const [chosen, setChosen] = useState<number | null>(null)
  const refuse = () => answers.refuse(id)
  return (
    <Dialog
      open
      onClose={refuse}
      maxWidth="xs"
      fullWidth
      aria-labelledby="certificate-title"
      aria-describedby="certificate-lead"
    >
      <DialogTitle id="certificate-title" variant="h3" component="h2">
        {texts.title}
      </DialogTitle>
      <DialogContent sx={{ pb: 1 }}>
        <Typography id="certificate-lead" sx={{ overflowWrap: 'anywhere' }}>
          {texts.lead(host)}
        </Typography>
        <RadioGroup
          aria-label={texts.choose}
          value={chosen ?? ''}
          onChange={(_event, value) => setChosen(Number(value))}
          sx={{ mt: 1.5, gap: 0.5 }}
        >
          {certificates.map((certificate, index) => (
            <FormControlLabel
              key={index}
              value={index}
              control={<Radio />}
              label={<About certificate={certificate} />}
              sx={{ alignItems: 'flex-start', mr: 0 }}
            />
          ))}
        </RadioGroup>
        <Typography variant="body2" sx={{ mt: 1.5, color: ink.secondary }}>
          {texts.again}
        </Typography>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5, flexWrap: 'wrap' }}>
        <Button color="inherit" autoFocus onClick={refuse}>
          {texts.none}
        </Button>
        <Button
          variant="contained"
          disabled={chosen === null}
          onClick={() => chosen !== null && answers.showCertificate(id, chosen)}
        >
          {texts.show}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function About({
  certificate: { subject, issuer, validUntil },
}: {
  readonly certificate: OfferedCertificate
}) {
  useZone()
  return (
    <Typography component="span" sx={{ display: 'block', py: 1, overflowWrap: 'anywhere' }}>
      {subject}
      <Typography variant="body2" component="span" sx={{ display: 'block', color: ink.secondary }}>
        {texts.about(issuer, day(new Date(validUntil)))}
      </Typography>
    </Typography>
  )
}
