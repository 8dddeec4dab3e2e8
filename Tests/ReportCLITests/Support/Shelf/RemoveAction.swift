import SectionKit

// An action in all its roles: who asks whom, and where the answer goes.

protocol RemoveInteractorInput: Sendable {
    /// Call to learn which book would be removed; nothing is changed.
    func findBook(reportingTo output: some RemoveInteractorOutput) async

    /// Call to remove the book.
    func removeBook(reportingTo output: some RemoveInteractorOutput) async
}

protocol RemoveInteractorOutput: Sendable {
    /// Call when the book is found, or removed.
    func didFinish(with book: Book) async

    /// Call when it is not.
    func didFail(with error: ShelfError) async
}

protocol RemovePresenterInput: Sendable {
    /// Call to show what would be removed; the plan goes to `output`.
    func presentPlan(in output: some SectionOutput<ActionPlan>) async

    /// Call to remove the book and show what was done; the states go to `output`.
    func presentRemoval(in output: some SectionOutput<Book>) async
}

/// Removes a book, and shows which one that was.
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

/// Turns what becomes of the book into plans and states.
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

/// Shows what an interactor reports.
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

/// Asks the shelf; only `removeBook` changes anything.
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
