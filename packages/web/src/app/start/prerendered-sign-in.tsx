import { renderToStaticMarkup } from 'react-dom/server.edge'
import { Router } from 'wouter'
import { SignInForm } from '../../features/login/sign-in-form.tsx'
import { hrefOf } from '../../places/href.ts'
import { PublicFrame } from '../shell/public-frame.tsx'

/** The sign-in as the app draws it for somebody it knows nothing of. The build alone reads this, in each language. */
export const markup = renderToStaticMarkup(
  <Router ssrPath={hrefOf('login')}>
    <PublicFrame>
      <SignInForm />
    </PublicFrame>
  </Router>,
)
