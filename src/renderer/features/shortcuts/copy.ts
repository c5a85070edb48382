export const copy = {
  title: 'Atajos de teclado',
  acts: 'Acciones',
  ways: 'Ir a una sección',
  close: 'Cerrar',
  /** On the keys themselves, where that is not what they type. */
  keys: { ArrowLeft: '←', Control: 'Ctrl', Command: '⌘', Alt: 'Alt', Option: '⌥', Shift: 'Mayús' },
} as const
