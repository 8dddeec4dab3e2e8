import FeatureKit
import TrackFiles
import Tracks

/// Reads the tracks of a query, and measures them without noise and what is cut off.
struct TrackInteractor: InteractorInput {
    let service: any TrackServiceInput

    func fetch(
        _ query: TrackQuery, reportingTo output: any InteractorOutput<TrackReport, TrackError>
    ) async {
        do throws(TrackError) {
            await output.didFetch(try await report(query))
        } catch {
            await output.didFail(with: error)
        }
    }

    private func report(_ query: TrackQuery) async throws(TrackError) -> TrackReport {
        var query = query
        if query.showsNewest, let file = await service.newest() { query.files = [file] }
        var report = TrackReport(query: query)
        var failures: [TrackError] = []
        var tracks: [(file: String?, track: Track)] = []
        for named in query.files {
            let (path, file): (String, TrackFile)
            do throws(TrackError) {
                (path, file) = try await service.file(named)
                guard !file.tracks.isEmpty else { throw .noPoints(file: path) }
            } catch {
                guard query.files.count > 1 else { throw error }
                failures.append(error)
                report.add(error)
                continue
            }
            let name = query.files.count > 1 || file.tracks.count < 2 ? path.fileName : nil
            tracks += file.tracks.map { (name, $0) }
            report.add(file)
        }
        if tracks.isEmpty, let failure = failures.first { throw failure }
        if query.files.isEmpty { tracks = [(nil, service.demo)] }
        if let number = query.number, !tracks.indices.contains(number - 1) {
            throw .noTrack(number: number, of: tracks.count)
        }
        for (index, track) in tracks.enumerated() {
            guard query.number == nil || query.number == index + 1 else { continue }
            report.add(track.track, number: index + 1, file: track.file)
        }
        report.finish()
        return report
    }
}
