import FormHelperText from '@mui/material/FormHelperText'
import { styled } from '@mui/material/styles'
import { useId, type CSSProperties, type Ref } from 'react'
import { ink, nebula, radius, scale, signal, space } from '#renderer/theme/tokens.ts'

interface CodeFieldProps {
  readonly label: string
  /** An even number. */
  readonly length: number
  readonly value: string
  readonly onType: (text: string) => void
  /** What is wrong with it, said at once. */
  readonly problem: string | null
  readonly isReadOnly: boolean
  readonly inputRef: Ref<HTMLInputElement>
  /** Has the focus when it comes; true by default. */
  readonly autoFocus?: boolean
}

const Label = styled('label')({ display: 'block', marginBottom: 8, color: ink.secondary, ...scale.ui })

/** Two groups, as one reads such a code out. */
const Cells = styled('div')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--half), minmax(0, 1fr)) 4px repeat(var(--half), minmax(0, 1fr))',
  gap: 'clamp(4px, 1.6vw, 7px)',
  // As large as elsewhere, one group below the other.
  '@media (max-width: 400px)': { gridTemplateColumns: 'repeat(var(--half), minmax(0, 1fr))', gap: 8 },
})

const Cell = styled('span')({
  display: 'grid',
  placeItems: 'center',
  height: 'clamp(50px, 15vw, 62px)',
  borderRadius: radius.small,
  border: `1px solid ${space.lineField}`,
  backgroundColor: 'rgba(7, 7, 26, 0.55)',
  color: ink.primary,
  fontSize: 'clamp(1.5rem, 5.6vw, 1.75rem)',
  fontWeight: 600,
  '&[data-filled]': { borderColor: nebula.violet },
  // After the gap.
  '@media (min-width: 400.05px)': { '&[data-second-group]': { gridColumnStart: 'calc(var(--half) + 2)' } },
  'input:focus ~ &[data-next]': { outline: `2px solid ${nebula.cyan}`, outlineOffset: -1 },
  'input[aria-invalid="true"] ~ &': { borderColor: signal.error },
})

/** Over the cells, which show what is in it: one field for whoever pastes, corrects or has it read. */
const Input = styled('input')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  border: 0,
  padding: 0,
  opacity: 0,
  cursor: 'text',
})

/** A code of digits, each in a cell of its own; all of them are one field. */
export function CodeField({
  label,
  length,
  value,
  onType,
  problem,
  isReadOnly,
  inputRef,
  autoFocus = true,
}: CodeFieldProps) {
  const id = useId()
  const half = length / 2
  const helpId = problem === null ? undefined : `${id}-help`
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Cells style={{ '--half': half } as CSSProperties}>
        <Input
          id={id}
          ref={inputRef}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus={autoFocus}
          readOnly={isReadOnly}
          aria-invalid={problem !== null}
          aria-describedby={helpId}
          value={value}
          onChange={({ target }) => onType(target.value)}
          // What is typed goes where the next cell is, wherever it was clicked.
          onSelect={({ currentTarget: field }) => {
            if (field.selectionStart === field.selectionEnd) field.setSelectionRange(length, length)
          }}
        />
        {Array.from({ length }, (_cell, index) => (
          <Cell
            key={index}
            aria-hidden
            data-second-group={index === half || undefined}
            data-filled={index < value.length || undefined}
            data-next={index === Math.min(value.length, length - 1) || undefined}
          >
            {value[index]}
          </Cell>
        ))}
      </Cells>
      {problem !== null && (
        <FormHelperText error role="alert" id={helpId} key={problem}>
          {problem}
        </FormHelperText>
      )}
    </div>
  )
}
