import { expect, it } from 'vitest'
import { externalAddress } from './external-address.ts'

it.each([
  ['https://example.com/a b?x=1#y', 'https://example.com/a%20b?x=1#y'],
  ['mailto:luna@cosmia.test', 'mailto:luna@cosmia.test'],
  [
    'mailto:luna@cosmia.test?Subject=Hola+yo&body=a%26b',
    'mailto:luna@cosmia.test?Subject=Hola+yo&body=a%26b',
  ],
])('opens %s', (url, address) => {
  expect(externalAddress(url)).toBe(address)
})

it.each(['attach=/etc/passwd', 'attachment=a', '%61ttach=/etc/passwd', 'bcc=evil@example.com', 'x'])(
  'takes %s out of a mail',
  (field) => {
    expect(externalAddress(`mailto:luna@cosmia.test?subject=a&${field}`)).toBe(
      'mailto:luna@cosmia.test?subject=a',
    )
    expect(externalAddress(`mailto:luna@cosmia.test?${field}`)).toBe('mailto:luna@cosmia.test')
  },
)

it.each(['file:///etc/passwd', 'javascript:alert(1)', 'cosmia://chat/a', 'nonsense', ''])(
  'opens nothing for %s',
  (url) => {
    expect(externalAddress(url)).toBeNull()
  },
)
