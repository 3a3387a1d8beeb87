import { translator } from '../../lib/messages.ts'

const messages = {
  heading: 'Login',
  welcome: 'Welcome back. Sign in to track your calls.',
  username: 'Username',
  usernameRequired: 'Username is required',
  password: 'Password',
  passwordRequired: 'Password is required',
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
  failed: 'Sign-in failed. Try again in a moment; if that does not help, ask whoever runs this installation.',
} as const

export const t = translator(messages)
