/// The columns and rows of a terminal; nil where it does not report them.
package func windowSize(of terminal: Int32) -> (columns: Int?, rows: Int?) {
    var size = winsize()
    guard ioctl(terminal, UInt(TIOCGWINSZ), &size) == 0 else { return (nil, nil) }
    return (
        size.ws_col > 0 ? Int(size.ws_col) : nil,
        size.ws_row > 0 ? Int(size.ws_row) : nil
    )
}
