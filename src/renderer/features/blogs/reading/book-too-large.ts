/** A stored file is larger than anybody may upload. */
export class BookTooLarge extends Error {}
