import { Component, Fragment, type ReactNode } from 'react'
import { broken, retry } from './tool-boundary.css'

interface Props {
  readonly name: string
  readonly children: ReactNode
}

interface State {
  readonly failed: boolean
  readonly attempt: number
}

/** Contains a tool's error: the page still works, and the tool can be restarted. */
export class ToolBoundary extends Component<Props, State> {
  override state: State = { failed: false, attempt: 0 }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true }
  }

  retry = (): void => this.setState(({ attempt }) => ({ failed: false, attempt: attempt + 1 }))

  override render(): ReactNode {
    if (!this.state.failed) return <Fragment key={this.state.attempt}>{this.props.children}</Fragment>
    return (
      <div className={broken} role="alert">
        <p>Something went wrong in the {this.props.name}. The rest of the page is fine.</p>
        <button className={retry} type="button" onClick={this.retry}>
          Try again
        </button>
      </div>
    )
  }
}
