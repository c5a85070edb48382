/** The only two Electron channels of the program (design §4). */
export const REQUEST_CHANNEL = 'cosmia:request'
export const EVENT_CHANNEL = 'cosmia:event'
