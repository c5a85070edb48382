import { Codec } from '../page/codec.ts'

export const nodeCodec = new Codec({
  encode: (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64'),
  // A copy: small Buffers share one pool, and the value's `buffer` has to be its own.
  decode: (text) => new Uint8Array(Buffer.from(text, 'base64')),
})
