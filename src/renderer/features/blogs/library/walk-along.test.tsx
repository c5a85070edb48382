import { styled } from '@mui/material/styles'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { walkAlong } from './BookTile.tsx'

const List = styled('ul')({})

test('the arrow keys lead along the shelf, and stop at its ends', async () => {
  render(
    <List onKeyDown={walkAlong}>
      {['Uno', 'Dos', 'Tres'].map((title, index) => (
        <li key={title} data-index={index}>
          <article>
            <a href="#libro">{title}</a>
          </article>
        </li>
      ))}
    </List>,
  )
  await userEvent.tab()
  const walk = async (keys: string) => {
    await userEvent.keyboard(keys)
    return document.activeElement
  }
  expect(await walk('{ArrowRight}{ArrowRight}{ArrowRight}')).toBe(screen.getByText('Tres'))
  expect(await walk('{ArrowLeft}')).toBe(screen.getByText('Dos'))
  expect(await walk('{ArrowUp}')).toBe(screen.getByText('Dos'))
})
