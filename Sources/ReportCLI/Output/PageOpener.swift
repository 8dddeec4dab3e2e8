/// Opens a report in the web browser, as an HTML file.
struct PageOpener {
    /// The program's name, for temporary files.
    let program: String

    /// The folder for temporary files.
    let temporaryFolder: String

    let browser: WebBrowser
    let console: Console

    /// Creates a temporary file for a page; it is not removed, so that the browser can read it.
    func makeFile() throws(OutputError) -> PreparedFile {
        try PreparedFile(new: "\(temporaryFolder)/\(program)", ending: ".html")
    }

    /// Whether a page can be opened; prints the reason if not.
    func canOpen() -> Bool {
        guard let obstacle = browser.obstacle else { return true }
        console.say("the report could not be opened: \(obstacle.reason).")
        return false
    }

    /// Opens a page in the browser, or prints where the page is and why it was not opened.
    func open(_ page: String) -> ExitCode {
        do throws(WebBrowser.Failure) {
            try browser.show(page)
            return .success
        } catch {
            console.say("the report is in '\(page)', but \(error.reason).")
            return .notWritten
        }
    }
}
