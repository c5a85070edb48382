import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { preloadableComponent } from './lazy-component.tsx'

const page = () => preloadableComponent(() => Promise.resolve({ Page: () => <h1>Inicio</h1> }), 'Page')

it('is drawn at once when it has been loaded before', async () => {
  const { preload, Component } = page()
  await preload()
  render(
    <Suspense fallback="Un momento">
      <Component />
    </Suspense>,
  )
  expect(screen.queryByText('Un momento')).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Inicio' })).not.toBeNull()
})

it('is loaded when it is shown otherwise', async () => {
  const { Component } = page()
  render(
    <Suspense fallback="Un momento">
      <Component />
    </Suspense>,
  )
  expect(screen.queryByText('Un momento')).not.toBeNull()
  await screen.findByRole('heading', { name: 'Inicio' })
})
