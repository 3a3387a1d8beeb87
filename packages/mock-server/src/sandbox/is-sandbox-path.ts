/** Whether the sandbox lives at an address: below `/__mock/payments` or `/__mock/captcha/token`. */
export const isSandboxPath = (pathname: string): boolean => /^\/__mock\/(payments(\/|$)|captcha\/token$)/.test(pathname)
