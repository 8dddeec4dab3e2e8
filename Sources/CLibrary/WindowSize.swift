/// The columns and the rows of a terminal, of which either is nil where it does not tell.
package func windowSize(of terminal: Int32) -> (columns: Int?, rows: Int?) {
    var size = winsize()
    guard ioctl(terminal, UInt(TIOCGWINSZ), &size) == 0 else { return (nil, nil) }
    return (
        size.ws_col > 0 ? Int(size.ws_col) : nil,
        size.ws_row > 0 ? Int(size.ws_row) : nil
    )
}
