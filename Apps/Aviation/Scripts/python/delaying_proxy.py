"""A TCP proxy on the loopback interface that delays what it passes on, in each direction."""

import asyncio
import threading


class DelayingProxy:
    def __init__(self, target, seconds):
        self.target = target
        self.seconds = seconds
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)

    def __enter__(self):
        self.thread.start()
        future = asyncio.run_coroutine_threadsafe(
            asyncio.start_server(self.connect, "127.0.0.1", 0), self.loop)
        self.port = future.result().sockets[0].getsockname()[1]
        return self

    def __exit__(self, *_):
        asyncio.run_coroutine_threadsafe(self.end(), self.loop).result()
        self.loop.call_soon_threadsafe(self.loop.stop)

    async def end(self):
        tasks = asyncio.all_tasks() - {asyncio.current_task()}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def connect(self, reader, writer):
        # A connection takes a round trip before the first byte.
        await asyncio.sleep(2 * self.seconds)
        try:
            there = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.close()
            return
        await asyncio.gather(self.copy(reader, there[1]), self.copy(there[0], writer))

    async def copy(self, reader, writer):
        queue = asyncio.Queue()

        async def deliver():
            while (item := await queue.get()) is not None:
                due, data = item
                await asyncio.sleep(max(0, due - self.loop.time()))
                try:
                    writer.write(data)
                    await writer.drain()
                except OSError:
                    return

        task = asyncio.ensure_future(deliver())
        try:
            while data := await reader.read(1 << 16):
                queue.put_nowait((self.loop.time() + self.seconds, data))
        except OSError:
            pass
        queue.put_nowait(None)
        await task
        writer.close()
