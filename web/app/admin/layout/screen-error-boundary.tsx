import { Component, type ReactNode } from "react";
import { ErrorState } from "../../ui/empty-state.tsx";

/** A screen that fails, or whose file cannot be loaded, leaves the menu usable. */
export class ScreenErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <ErrorState text="This screen could not be shown." onRetry={() => window.location.reload()} />;
  }
}
