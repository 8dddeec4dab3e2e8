import SectionKit

// All layers of an action, which the article on actions quotes.

protocol RemoveInteractorInput: Sendable {
    /// Finds the book that would be removed; changes nothing.
    func findBook(reportingTo output: some RemoveInteractorOutput) async

    /// Removes the book.
    func removeBook(reportingTo output: some RemoveInteractorOutput) async
}

protocol RemoveInteractorOutput: Sendable {
    /// Reports the book that was found or removed.
    func didFinish(with book: Book) async

    /// Reports why there is no book.
    func didFail(with error: ShelfError) async
}

protocol RemovePresenterInput: Sendable {
    /// Shows the plan in `output`.
    func presentPlan(in output: some SectionOutput<ActionPlan>) async

    /// Removes the book and shows the states in `output`.
    func presentRemoval(in output: some SectionOutput<Book>) async
}

/// Removes a book and shows its title.
struct RemoveAction: Action {
    let id = "remove"
    let title = "Remove a book"
    let shape = ContentShape(facts: 1...1)
    let presenter: any RemovePresenterInput

    func plan(into output: some SectionOutput<ActionPlan>) async {
        await presenter.presentPlan(in: output)
    }

    func load(into output: some SectionOutput<Book>) async {
        await presenter.presentRemoval(in: output)
    }

    func body(for book: Book) -> [Block] {
        [.facts([Fact("removed", "Removed", .text(book.title))])]
    }
}

/// Turns the results of the interactor into plans and states.
struct RemovePresenter: RemovePresenterInput {
    let interactor: any RemoveInteractorInput

    func presentPlan(in output: some SectionOutput<ActionPlan>) async {
        let reply = RemoveReply(output: output) { ActionPlan("remove “\($0.title)”") }
        await interactor.findBook(reportingTo: reply)
    }

    func presentRemoval(in output: some SectionOutput<Book>) async {
        await output.show(.loading)
        await interactor.removeBook(reportingTo: RemoveReply(output: output) { $0 })
    }
}

/// Shows the result of an interactor in an output.
struct RemoveReply<Output: SectionOutput>: RemoveInteractorOutput {
    let output: Output
    let content: @Sendable (Book) -> Output.Content

    func didFinish(with book: Book) async {
        await output.show(.success(content(book)))
    }

    func didFail(with error: ShelfError) async {
        await output.show(.error(error.words))
    }
}

/// Finds and removes books on the shelf.
struct RemoveInteractor: RemoveInteractorInput {
    let book: String
    let shelf: any ShelfInput

    func findBook(reportingTo output: some RemoveInteractorOutput) async {
        do {
            await output.didFinish(with: try await shelf.book(book))
        } catch {
            await output.didFail(with: error)
        }
    }

    func removeBook(reportingTo output: some RemoveInteractorOutput) async {
        do {
            await output.didFinish(with: try await shelf.remove(book))
        } catch {
            await output.didFail(with: error)
        }
    }
}
