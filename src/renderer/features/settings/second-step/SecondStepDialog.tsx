import { useQueryClient } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { atom, useAtom } from 'jotai'
import { useState } from 'react'
import { useZone } from '#renderer/lib/wake.ts'
import { ink, scale, space } from '#renderer/theme/tokens.ts'
import { LoadingState } from '#renderer/ui/states/LoadingState.tsx'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { NameStep, ScanStep, StepHead, TITLE_ID, buttons, step } from './AddDevice.tsx'
import type { Device, NewDevice } from './api.ts'
import { copy } from './copy.ts'
import { RemoveStep } from './RemoveStep.tsx'
import { useDevices } from './use-devices.ts'

/** The device that is being added: whoever closes the dialog on the way goes on with the same one. */
const newDeviceAtom = atom<NewDevice | null>(null)

interface SecondStepDialogProps {
  readonly onClose: () => void
}

/** Sets up the second step: lists its devices, adds one and takes one away. */
export function SecondStepDialog({ onClose }: SecondStepDialogProps) {
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={TITLE_ID}>
      <Steps onClose={onClose} />
    </Dialog>
  )
}

function Steps({ onClose }: SecondStepDialogProps) {
  const { data: devices, isError, refetch } = useDevices()
  const queries = useQueryClient()
  const toasts = useToasts()
  const [newDevice, setNewDevice] = useAtom(newDeviceAtom)
  const [view, setView] = useState<'list' | 'add' | Device>('list')
  const reload = () =>
    Promise.all(['second-step', 'own-factors'].map((name) => queries.invalidateQueries({ queryKey: [name] })))
  if (isError) return <Unread onRetry={() => void refetch()} onClose={onClose} />
  if (!devices) return <LoadingState />
  const isFirst = devices.length === 0
  const leave = isFirst ? onClose : () => setView('list')
  const finish = async () => {
    await reload()
    if (isFirst) toasts.success(copy.done.title, copy.done.description)
    else toasts.success(copy.added)
    setNewDevice(null)
    setView('list')
  }
  if (view === 'add' || (isFirst && view === 'list')) {
    return newDevice ? (
      <ScanStep
        device={newDevice}
        onAdded={() => void finish()}
        onGone={() => setNewDevice(null)}
        onLeave={leave}
      />
    ) : (
      <NameStep count={devices.length} onBegun={setNewDevice} onLeave={leave} />
    )
  }
  if (view === 'list') {
    return <DeviceList devices={devices} onAdd={() => setView('add')} onRemove={setView} onClose={onClose} />
  }
  const removed = async () => {
    toasts.success(copy.removal.done)
    if (devices.length === 1) onClose()
    await reload()
    setView('list')
  }
  return (
    <RemoveStep
      device={view}
      isLast={devices.length === 1}
      onRemoved={() => void removed()}
      onLeave={() => setView('list')}
    />
  )
}

interface UnreadProps {
  readonly onRetry: () => void
  readonly onClose: () => void
}

function Unread({ onRetry, onClose }: UnreadProps) {
  return (
    <Box sx={step}>
      <StepHead title={copy.row.title} />
      <Typography role="alert">{copy.unread}</Typography>
      <Box sx={buttons}>
        <Button color="inherit" onClick={onClose}>
          {copy.close}
        </Button>
        <Button variant="contained" onClick={onRetry}>
          {copy.retry}
        </Button>
      </Box>
    </Box>
  )
}

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    paddingBlock: 8,
    overflowWrap: 'anywhere',
    borderTop: `1px solid ${space.line}`,
  },
  '& > li > div': { flex: 1, minWidth: 0 },
})

const Since = styled('div')({ ...scale.small, color: ink.secondary })

interface DeviceListProps {
  readonly devices: readonly Device[]
  readonly onAdd: () => void
  readonly onRemove: (device: Device) => void
  readonly onClose: () => void
}

function DeviceList({ devices, onAdd, onRemove, onClose }: DeviceListProps) {
  useZone()
  return (
    <Box sx={step}>
      <StepHead title={copy.row.title} lead={copy.lead} />
      <List aria-label={copy.devices}>
        {devices.map((device) => (
          <li key={device.id}>
            <div>
              {device.name}
              <Since>{copy.since(device.addedAt)}</Since>
            </div>
            <Button
              size="small"
              color="inherit"
              aria-label={copy.removeNamed(device.name)}
              onClick={() => onRemove(device)}
            >
              {copy.remove}
            </Button>
          </li>
        ))}
      </List>
      {devices.length === 1 && <Typography>{copy.second}</Typography>}
      <Box sx={buttons}>
        <Button color="inherit" onClick={onClose}>
          {copy.close}
        </Button>
        <Button variant="contained" autoFocus onClick={onAdd}>
          {copy.add}
        </Button>
      </Box>
    </Box>
  )
}
