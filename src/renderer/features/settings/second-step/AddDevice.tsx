import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useMemo, type ReactNode, type SubmitEvent } from 'react'
import { useForm } from 'react-hook-form'
import { encode } from 'uqr'
import { z } from 'zod/mini'
import { confirmSession, type CodeRefusal } from '#renderer/entities/second-step/api.ts'
import { StepCodeForm } from '#renderer/entities/second-step/StepCodeForm.tsx'
import { useCopyText } from '#renderer/entities/text/use-copy-text.ts'
import { UNREACHABLE } from '#renderer/server/errors.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { font, ink, radius } from '#renderer/theme/tokens.ts'
import { registerField } from '#renderer/ui/fields/register-field.ts'
import { TextField } from '#renderer/ui/fields/TextField.tsx'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { beginDevice, type DeviceRefusal, type NewDevice } from './api.ts'
import { copy } from './copy.ts'

/** Id of the title that names the dialog, whichever step it is at. */
export const TITLE_ID = 'second-step-settings'

interface StepHeadProps {
  readonly title: string
  readonly lead?: string
}

/** Title and instruction of a step of the dialog. */
export function StepHead({ title, lead }: StepHeadProps) {
  return (
    <div>
      <Typography id={TITLE_ID} variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {lead && <Typography sx={{ mt: 1, color: 'text.secondary' }}>{lead}</Typography>}
    </div>
  )
}

const texts: Record<DeviceRefusal, string> = { ...copy.refused, unreachable: UNREACHABLE }

/** Text for a device that was not added or removed. */
export const deviceRefusalText = (refusal: DeviceRefusal): string => texts[refusal]

const { begin, scan } = copy
const NAME_LIMIT = 40
const resolver = zodResolver(
  z.object({
    name: z
      .string()
      .check(z.trim(), z.minLength(1, begin.nameMissing), z.maxLength(NAME_LIMIT, begin.nameLong)),
  }),
)

/** As high as what stands in it, which scrolls with the dialog. */
export const step = { display: 'grid', gap: 2.5, p: 3, overflowY: 'auto' } as const

/** At the end, below each other where there is no room. */
export const buttons = { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 } as const

interface StepFormProps {
  /** Label of the button that sends it. */
  readonly act: string
  readonly isDestructive?: boolean
  readonly isBusy: boolean
  readonly onSubmit: (event: SubmitEvent) => Promise<void>
  readonly onLeave: () => void
  /** Title and field. */
  readonly children: ReactNode
}

/** A step of the dialog that asks for one thing, with the buttons to go on or leave. */
export function StepForm({ act, isDestructive = false, isBusy, onSubmit, onLeave, children }: StepFormProps) {
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: SubmitEvent) => void onSubmit(event)}
      aria-labelledby={TITLE_ID}
      sx={step}
    >
      {children}
      <Box sx={buttons}>
        <Button color="inherit" onClick={onLeave}>
          {copy.cancel}
        </Button>
        <Button
          type="submit"
          variant="contained"
          color={isDestructive ? 'error' : 'primary'}
          {...whileBusy(isBusy)}
        >
          {act}
        </Button>
      </Box>
    </Box>
  )
}

interface NameStepProps {
  /** How many devices there are already. */
  readonly count: number
  readonly onBegun: (device: NewDevice) => void
  readonly onLeave: () => void
}

/** Asks what the new device is called, and begins with it. */
export function NameStep({ count, onBegun, onLeave }: NameStepProps) {
  const { supabase } = useMember()
  const form = useForm({ defaultValues: { name: begin.offered(count + 1) }, resolver })
  const submit = async ({ name }: { name: string }) => {
    const begun = await beginDevice(supabase, name)
    if (typeof begun !== 'string') return onBegun(begun)
    form.setError('name', { message: deviceRefusalText(begun) }, { shouldFocus: true })
  }
  return (
    <StepForm
      act={begin.act}
      isBusy={form.formState.isSubmitting}
      onSubmit={form.handleSubmit(submit)}
      onLeave={onLeave}
    >
      <StepHead title={begin.title} lead={begin.lead} />
      <TextField
        {...registerField(form, 'name', begin.help)}
        label={begin.name}
        autoComplete="off"
        autoFocus
      />
    </StepForm>
  )
}

/** Dark on light: some cameras do not read the other way round. */
const Picture = styled('svg')({
  display: 'block',
  width: 'min(208px, 100%)',
  marginInline: 'auto',
  borderRadius: radius.small,
  backgroundColor: ink.primary,
  fill: ink.onNebula,
  forcedColorAdjust: 'none',
})

/** Modules of light around the code, without which it is not found. */
const QUIET = 4

function QrCode({ text }: { readonly text: string }) {
  const { size, path } = useMemo(() => {
    const { data, size } = encode(text, { border: QUIET })
    const dark = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    return { size, path: dark.join('') }
  }, [text])
  return (
    <Picture role="img" aria-label={scan.picture} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path} />
    </Picture>
  )
}

const Secret = styled('code')({
  flex: '1 1 200px',
  fontFamily: font.text,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.08em',
  overflowWrap: 'anywhere',
  userSelect: 'all',
})

/** In groups of four, as one types it. */
const grouped = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? ''

interface ScanStepProps {
  readonly device: NewDevice
  readonly onAdded: () => void
  /** It is not known to the server any more. */
  readonly onGone: () => void
  readonly onLeave: () => void
}

/** Shows the secret of the new device, as a picture and to be typed, and asks for its first code. */
export function ScanStep({ device, onAdded, onGone, onLeave }: ScanStepProps) {
  const { supabase } = useMember()
  const copyText = useCopyText(scan)
  const verify = async (code: string): Promise<CodeRefusal | null> => {
    const refusal = await confirmSession(supabase, [device.id], code)
    if (refusal === null) onAdded()
    if (refusal === 'gone') onGone()
    return refusal
  }
  const lead = (
    <>
      <StepHead title={scan.title} lead={scan.lead} />
      <QrCode text={device.uri} />
      <div>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {scan.byHand}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5 }}>
          <Secret>{grouped(device.secret)}</Secret>
          <Button size="small" onClick={() => void copyText(device.secret)}>
            {scan.copy}
          </Button>
        </Box>
      </div>
    </>
  )
  return (
    <Box sx={step}>
      <StepCodeForm
        titleId={TITLE_ID}
        lead={lead}
        beginsAtLead
        onVerify={verify}
        act={scan.act}
        leaveLabel={copy.cancel}
        onLeave={onLeave}
      />
    </Box>
  )
}
