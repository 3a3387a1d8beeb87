/** Names of the calls that stand in for a card provider and a captcha: faults, latency and scenarios take them too. */
export const sandboxIds = ['Sandbox.confirmCard', 'Sandbox.authenticateCard', 'Sandbox.captchaToken'] as const

/** Name of a call of the sandbox. */
export type SandboxId = (typeof sandboxIds)[number]
