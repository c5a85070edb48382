import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import Close from '@mui/icons-material/Close'
import ErrorOutlined from '@mui/icons-material/ErrorOutlined'
import InfoOutlined from '@mui/icons-material/InfoOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useSnackbar, type CustomContentProps } from 'notistack'
import type { ReactNode, Ref } from 'react'
import { radius, signal, space } from '#renderer/theme/tokens.ts'
import { copy } from '../copy.ts'
import type { ToastTone } from './toast-message.ts'
import { useSwipeAway } from './use-swipe-away.ts'

const icons = { success: CheckCircleOutlined, error: ErrorOutlined, info: InfoOutlined }

interface ToastCardProps extends CustomContentProps {
  readonly description?: ReactNode
  readonly ref?: Ref<HTMLDivElement>
}

export function ToastCard({ id, message, description, variant, style, ref }: ToastCardProps) {
  const { closeSnackbar } = useSnackbar()
  const close = () => closeSnackbar(id)
  const { offset, handlers } = useSwipeAway(close)
  const tone: ToastTone = variant === 'error' || variant === 'success' ? variant : 'info'
  const Icon = icons[tone]
  const motion =
    offset === 0
      ? {}
      : { transform: `translateX(${offset}px)`, opacity: 1 - Math.min(Math.abs(offset) / 200, 0.6) }
  return (
    <div ref={ref} style={style}>
      <Box
        role={tone === 'error' ? 'alert' : 'status'}
        onKeyDown={(event) => event.key === 'Escape' && close()}
        {...handlers}
        style={motion}
        sx={{
          display: 'flex',
          alignItems: 'flex-start',
          gap: 1.5,
          width: 'min(336px, calc(100vw - 40px))',
          color: 'text.primary',
          p: 0.75,
          pl: 1.75,
          borderRadius: `${radius.medium}px`,
          bgcolor: space.raised,
          border: `1px solid ${signal[tone]}66`,
          boxShadow: '0 12px 40px rgba(3, 3, 14, 0.6)',
          touchAction: 'pan-y',
          userSelect: offset === 0 ? 'auto' : 'none',
          cursor: 'grab',
        }}
      >
        <Icon aria-hidden sx={{ color: signal[tone], mt: 0.5, fontSize: 22 }} />
        <Box sx={{ flex: 1, minWidth: 0, py: 0.5 }}>
          <Typography variant="subtitle2" component="p">
            {message}
          </Typography>
          {description && (
            <Typography
              variant="body2"
              component="div"
              sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
            >
              {description}
            </Typography>
          )}
        </Box>
        <IconButton size="small" aria-label={copy.closeToast} onClick={close}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
    </div>
  )
}
