"""Two agents play one game of Clustered at random."""

from klub.envs import clustered_v1

env = clustered_v1.env(seats=2)
env.reset(seed=42)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    if termination or truncation:
        print(agent, "scores", info["scores"][agent], "and is rewarded with", reward)
        env.step(None)
    else:
        env.step(env.action_space(agent).sample(observation["action_mask"]))
env.close()
