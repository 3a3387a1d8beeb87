/** Whether a text is a phone number in E.164 form. */
export const isPhoneNumber = (text: string): boolean => /^\+[1-9]\d{6,14}$/.test(text)

/** Whether a text looks like an e-mail address. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
