/** Answers one HTTP request: the library itself, or something wrapped around it. */
export type Handler = (request: Request) => Promise<Response>
