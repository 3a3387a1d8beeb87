import { Component, type ReactNode } from 'react'
import { noteFailure } from '../../state/trail.ts'

/** What is thrown while rendering, and another try. */
export interface RenderFailure {
  error: unknown
  retry: () => void
}

interface ErrorBoundaryProps {
  /** Where the content is: somewhere else, another try is made. */
  address: string
  fallback: (failure: RenderFailure) => ReactNode
  children: ReactNode
}

interface ErrorBoundaryState {
  address: string
  failed?: { error: unknown } | undefined
}

/** Keeps the rest of the app usable when its content throws while it renders, until the address changes. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { address: this.props.address }

  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } }
  }

  static getDerivedStateFromProps({ address }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return address === state.address ? null : { address, failed: undefined }
  }

  override componentDidCatch(error: unknown) {
    noteFailure('render', error)
  }

  retry = () => this.setState({ failed: undefined })

  override render() {
    const { failed } = this.state
    return failed ? this.props.fallback({ error: failed.error, retry: this.retry }) : this.props.children
  }
}
