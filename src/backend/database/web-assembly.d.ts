// Node has it, but TypeScript declares it for browsers only.
declare namespace WebAssembly {
  type Module = object
  function compile(bytes: Uint8Array): Promise<Module>
}
