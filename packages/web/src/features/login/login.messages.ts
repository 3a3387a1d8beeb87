import { translator } from '../../lib/messages.ts'

const messages = {
  heading: 'Login',
  welcome: 'Welcome back. Sign in to track your calls.',
  opened: 'Your account is open, and your payment was received. Sign in with the password that you chose.',
  username: 'Username',
  usernameRequired: 'Username is required',
  password: 'Password',
  passwordRequired: 'Password is required',
  code: 'Code of your authenticator app',
  codeHint: 'Or one of your recovery codes.',
  codeRequired: 'Enter the code',
  codeWrong: 'This code is wrong, or was used already. Wait for the next one.',
  codesReset:
    'An administrator has switched off the codes at your sign-in. Switch them on again in Personal Settings; if you did not ask for that, tell your administrator.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  remember: 'Remember me',
  forgot: 'Forgot password?',
  signIn: 'Sign In',
  noAccount: 'New here?',
  signUp: 'Sign Up',
  tryAgain: 'Please try again.',
  signedIn: 'User logged in successfully',
  refused: 'Sign-in failed. Check your username and password.',
  unreachable: 'Sign-in failed: the server could not be asked. Try again in a moment.',
  missing: 'There is no page at {path}. Check the address, or sign in and look for it in the menu.',
  ended: {
    expired: 'Your session has ended. Sign in again to continue.',
    forbidden:
      'You were signed out, because you may not do what was asked for. Somebody with more rights than yours can change that.',
    'unknown-account':
      'You were signed out, because the server does not know your user or customer any more. Ask an administrator.',
    'unreadable-user': 'You were signed out, because your user could not be read. Try again in a moment.',
    elsewhere: 'You were signed out in another tab.',
  },
  moneyOpen:
    'A payment was on its way then, and it is not known whether money was moved. Sign in and look at the latest transactions before you pay again.',
  failed: 'Sign-in failed. Try again in a moment; if that does not help, ask the operator of this installation.',
} as const

export const t = translator(messages)
